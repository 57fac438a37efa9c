export const verTransparencia = 'GET /transparencia';
export const verChavesDoRegistro = 'GET /registro/chaves';
export const listarMarcos = 'GET /registro/marcos';
export const verFolhas = 'GET /registro/folhas/:pagina';
export const provarInclusao = 'GET /registro/inclusao';
export const provarConsistencia = 'GET /registro/consistencia';
export const listarMeusQuilos = 'GET /formula-do-bem/meus-quilos';
export const provarMeuQuilo = 'GET /formula-do-bem/meus-quilos/:n';
