/** The tag of background sync: what the browser remembers for us when it gets a connection again. */
export const TAREFA_DE_ENVIO = 'enviar-indicacoes';
