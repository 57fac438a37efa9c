export const listarCapas = 'GET /images-admin';
export const verCapa = 'GET /image-admin/:id';
export const alterarCapa = 'POST /imagem-admin/:id';
export const deletarCapa = 'DELETE /image-admin/:id';
export const verImagem = 'GET /imagem/:hash';
export const verImagemDaCarta = 'GET /imagem/:hash/carta';
