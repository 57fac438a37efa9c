export const verConfiguracao = 'GET /setting/1';
export const alterarConfiguracao = 'PUT /setting/1';
