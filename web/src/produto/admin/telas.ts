export { EditarProduto } from './editar-produto';
export { NovoProduto } from './novo-produto';
export { Produtos } from './produtos';
