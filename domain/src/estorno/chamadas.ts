export const desfazerVenda = 'POST /coupon/:id/estorno';
export const pedirEstorno = 'POST /coupon/:id/estorno/pedido';
export const listarPedidos = 'GET /estorno/pedidos';
export const aprovarPedido = 'POST /estorno/pedidos/:id/aprovacao';
export const recusarPedido = 'POST /estorno/pedidos/:id/recusa';
export const listarEstornos = 'GET /estornos';
