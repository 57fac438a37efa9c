export const listarEmails = 'GET /correio';
export const reenviarEmails = 'POST /correio/reenvio';
