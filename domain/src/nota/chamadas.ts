export const enviarNota = 'PUT /coupon/:id/nota';
export const verNota = 'GET /coupon/:id/nota';
export const retirarNota = 'POST /coupon/:id/nota/retirada';
export const listarComprasDoTutor = 'GET /nota/compras';
