export const listarCampanhas = 'GET /campaigns';
export const verCampanha = 'GET /campaign/:id';
export const criarCampanha = 'POST /campaign';
export const alterarCampanha = 'PUT /campaign/:id';
export const deletarCampanha = 'DELETE /campaign/:id';
export const alterarLojasDaCampanha = 'PUT /campaign/:id/shopkeepers';
