/** Why an e-mail did not go out, in words that say what to do about it. */
export const FALHAS_DE_ENTREGA = {
  'endereco-invalido': 'O endereço está escrito de um jeito que não existe. Corrija e reenvie.',
  'caixa-inexistente': 'Esta caixa de e-mail não existe. Confira o endereço com a pessoa.',
  'caixa-cheia': 'A caixa da pessoa está cheia.',
  'mensagem-barrada': 'O servidor da pessoa barrou a mensagem. Combine outro endereço ou envie o link por WhatsApp.',
  'remetente-recusado': 'O servidor de e-mail não aceita o nosso endereço de remetente. Avise quem cuida do servidor.',
  'acesso-recusado': 'O servidor de e-mail não aceitou o nosso acesso. Avise quem cuida do servidor.',
  'sem-contato': 'O servidor de e-mail não respondeu. Tentamos de novo sozinhos.',
  adiada: 'O servidor de e-mail pediu para tentar mais tarde. Tentamos de novo sozinhos.',
  interna: 'Algo falhou do nosso lado antes do envio. Tentamos de novo sozinhos.',
} as const;
export type FalhaDeEntrega = keyof typeof FALHAS_DE_ENTREGA;
export const NOMES_DAS_FALHAS = Object.keys(FALHAS_DE_ENTREGA) as [FalhaDeEntrega, ...FalhaDeEntrega[]];

/** What a mail relay's answer comes with: the client's own code, the reply's number, at which command, its extended code. */
export interface RespostaDoServidor {
  code?: string | undefined;
  responseCode?: number | undefined;
  command?: string | undefined;
  /** '5.1.1' (RFC 3463) */
  estendido?: string | undefined;
}

/**
 * For good (`permanente`) only what is said with a 5xx about this recipient or this message: a refused login or sender is
 * ours to mend, and everybody's mail waits for it.
 */
export function lerFalha({ code, responseCode = 0, command, estendido = '' }: RespostaDoServidor): {
  falha: FalhaDeEntrega;
  permanente: boolean;
} {
  const definitiva = responseCode >= 500 && responseCode < 600;
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return passa('acesso-recusado');
  if (command === 'MAIL FROM' && definitiva) return passa('remetente-recusado');
  if (code === 'EENVELOPE' && responseCode === 0) return { falha: 'endereco-invalido', permanente: true };
  if (command === 'RCPT TO' || command === 'DATA') {
    if (/^[45]\.2\.2$/.test(estendido) || responseCode === 552 || responseCode === 452)
      return { falha: 'caixa-cheia', permanente: definitiva };
    if (!definitiva) return passa('adiada');
    const naoExiste = command === 'RCPT TO' && !estendido.startsWith('5.7');
    return { falha: naoExiste ? 'caixa-inexistente' : 'mensagem-barrada', permanente: true };
  }
  if (responseCode >= 400) return passa('adiada');
  return passa(code?.startsWith('E') ? 'sem-contato' : 'interna');
}

const passa = (falha: FalhaDeEntrega) => ({ falha, permanente: false });
