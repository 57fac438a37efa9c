export const listarEmails = 'GET /correio';
export const deixarEmails = 'POST /correio/deixados';
export const reenviarEmails = 'POST /correio/reenvio';
