export const verTutor = 'GET /tutor/:id';
export const alterarTutor = 'PUT /tutor/:id';
export const excluirTutor = 'DELETE /tutor/:id';
export const listarTutores = 'GET /tutors';
