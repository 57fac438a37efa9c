export const listarAtos = 'GET /auditoria';
export const exportarAtos = 'GET /auditoria/csv';
