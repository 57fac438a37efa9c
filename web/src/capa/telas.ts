export { Capas } from './capas';
export { EditarCapa } from './editar-capa';
