export const verPrescritor = 'GET /prescriber/:id';
export const alterarPrescritor = 'PUT /prescriber/:id';
export const excluirPrescritor = 'DELETE /prescriber/:id';
export const listarPrescritores = 'GET /prescribers';
