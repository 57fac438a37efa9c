export const verConfiguracaoPublica = 'GET /configuracao-publica';
