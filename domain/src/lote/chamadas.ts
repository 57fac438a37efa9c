export const criarLote = 'POST /prescrition/lote';
export const listarLotes = 'GET /prescrition/lotes';
export const verLote = 'GET /prescrition/lote/:id';
export const cancelarLote = 'POST /prescrition/lote/:id/cancelar';
