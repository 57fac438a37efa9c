export const listarLojistas = 'GET /shopkeepers';
export const listarIdsDeLojistas = 'GET /shopkeepers/ids';
export const verLugarDoCep = 'GET /lugar-do-cep/:cep';
export const verLojista = 'GET /shopkeeper/:id';
export const alterarLojista = 'PUT /shopkeeper/:id';
export const excluirLojista = 'DELETE /shopkeeper/:id';
