export const verInicioDaLoja = 'GET /shopkeeper/:id/inicio';
export const verInicioDoTutor = 'GET /tutor/:id/inicio';
export const verInicioDoParceiro = 'GET /prescriber/:id/inicio';
