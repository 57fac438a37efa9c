export const listarPets = 'GET /tutor/:id_tutor/pets';
export const verPet = 'GET /pet/:id_pet';
export const criarPet = 'POST /pet';
export const alterarPet = 'PUT /pet/:id_pet';
export const deletarPet = 'DELETE /pet/:id_pet';
