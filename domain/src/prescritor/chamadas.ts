export const verPrescritor = 'GET /prescriber/:id';
export const alterarPrescritor = 'PUT /prescriber/:id';
export const excluirPrescritor = 'DELETE /prescriber/:id';
export const verCrmv = 'GET /prescriber/:id/crmv';
export const conferirCrmv = 'POST /prescriber/:id/crmv';
export const listarPrescritores = 'GET /prescribers';
