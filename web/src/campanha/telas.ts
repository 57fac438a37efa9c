export { Campanhas } from './campanhas';
export { EditarCampanha } from './editar-campanha';
export { LojasDaCampanha } from './lojas/lojas-da-campanha';
export { NovaCampanha } from './nova-campanha';
