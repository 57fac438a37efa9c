export const listarEventos = 'GET /calendars';
export const verEvento = 'GET /calendar/:id';
export const criarEvento = 'POST /calendar';
export const alterarEvento = 'PUT /calendar/:id';
export const deletarEvento = 'DELETE /calendar/:id';
