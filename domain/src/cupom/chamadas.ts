export const verCupom = 'GET /coupon/:id';
export const consultarCupom = 'GET /coupon/:codigo/prescrition';
export const verSelo = 'GET /coupon/:id/selo';
export const lerNoCaixa = 'POST /coupon/:codigo/leitura';
export const validarCupom = 'PUT /coupon/:id';
export const listarCuponsDoLojista = 'GET /shopkeeper/:id/coupons';
export const exportarCuponsDoLojista = 'GET /shopkeeper/:id/coupons/csv';
