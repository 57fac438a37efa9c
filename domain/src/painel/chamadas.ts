export const verPainel = 'GET /reports/dashboard';
