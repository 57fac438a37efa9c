export const verConfiguracaoPublica = 'GET /configuracao-publica';
export const verAjustes = 'GET /configuracao';
export const alterarAjustes = 'PUT /configuracao';
