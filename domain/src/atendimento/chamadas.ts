export const verFicha = 'GET /atendimento/conta/:id';
export const corrigirConta = 'PUT /atendimento/conta/:id/contato';
export const corrigirIndicacao = 'PUT /atendimento/indicacao/:id/contato';
export const verContato = 'GET /atendimento/indicacao/:id/contato';
