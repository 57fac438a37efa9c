export const listarProdutos = 'GET /products';
export const verProduto = 'GET /product/:id';
export const criarProduto = 'POST /product';
export const alterarProduto = 'POST /product/:id';
export const excluirProduto = 'DELETE /product/:id';
