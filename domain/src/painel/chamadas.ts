export const verPainel = 'GET /reports/dashboard';
export const verPendencias = 'GET /painel/pendencias';
