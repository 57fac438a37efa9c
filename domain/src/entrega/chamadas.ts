export const listarEntregas = 'GET /entregas';
export const verEntrega = 'GET /entrega/:id';
export const criarEntrega = 'POST /entrega';
export const alterarEntrega = 'POST /entrega/:id';
export const retirarEntrega = 'POST /entrega/:id/retirada';
export const baixarDocumento = 'GET /entrega/:id/documento';
export const listarEntregasPublicas = 'GET /transparencia/entregas';
export const baixarDocumentoPublico = 'GET /transparencia/entregas/:id/documento';
