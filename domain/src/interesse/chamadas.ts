export const registrarInteresse = 'POST /interesse';
export const listarInteressados = 'GET /interessados';
export const verInteressado = 'GET /interessado/:id';
export const alterarInteressado = 'PUT /interessado/:id';
export const esquecerInteressado = 'POST /interessado/:id/esquecer';
