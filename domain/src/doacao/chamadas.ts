export const verDoacao = 'GET /formula-do-bem';
export const verDoacaoPorMes = 'GET /formula-do-bem/meses';
export const verDoacaoDasIndicacoes = 'GET /formula-do-bem/indicacoes';
