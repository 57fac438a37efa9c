export { EditarEntrega } from './editar-entrega';
export { VerEntrega } from './entrega';
export { Entregas } from './entregas';
export { NovaEntrega } from './nova-entrega';
