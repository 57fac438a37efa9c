export const agirEmLote = 'POST /usuarios/em-lote';
export const exportarSelecao = 'GET /usuarios/selecao';
