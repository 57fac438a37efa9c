export const verInicioDaLoja = 'GET /shopkeeper/:id/inicio';
