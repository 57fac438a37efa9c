export const listarEmAnalise = 'GET /analise';
export const liberarCompra = 'PUT /analise/:id/liberacao';
export const verLeituras = 'GET /analise/leituras';
