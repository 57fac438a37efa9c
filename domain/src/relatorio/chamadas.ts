export const verRelatorio = 'GET /reports';
export const criarBilhete = 'POST /reports/bilhete';
export const baixarRelatorio = 'GET /reports/bilhete/:bilhete';
