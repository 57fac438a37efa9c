export const listarEquipe = 'GET /equipe';
export const convidarParaEquipe = 'POST /equipe';
export const alterarMembro = 'PUT /equipe/:id';
export const suspenderMembro = 'PUT /equipe/:id/suspensao';
export const redefinirAcesso = 'POST /equipe/:id/acesso';
export const removerMembro = 'DELETE /equipe/:id';
export const verMinhaConta = 'GET /minha-conta';
export const alterarMinhaConta = 'PUT /minha-conta';
