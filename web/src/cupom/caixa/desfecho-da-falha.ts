import { ErroDaApi, mensagemDe } from '../../lib/erros-da-api';
import type { Evento, Silencio } from './estado';
import { ehRecusaDoCupom, recusaDaConsulta } from './recusa';

/**
 * What a failed confirmation means. Only a refusal (4xx) is an answer about the sale; a lost connection, a gateway's
 * error or a dead session leave open whether it was recorded.
 */
export function desfechoDaFalha(erro: unknown): Evento {
  if (!(erro instanceof ErroDaApi) || erro.status === 401) return { tipo: 'sem-resposta', silencio: semResposta(erro) };
  if (erro.status >= 500) {
    return { tipo: 'sem-resposta', silencio: { titulo: 'Erro no cadastrado', motivo: erro.message } };
  }
  if (ehRecusaDoCupom(erro)) return { tipo: 'recusado', recusa: recusaDaConsulta(erro) };
  return { tipo: 'venda-recusada', falha: { mensagem: erro.message, campos: erro.campos } };
}

const semResposta = (erro: unknown): Silencio => ({ ...SEM_RESPOSTA, motivo: mensagemDe(erro) });

/** Also what a person finds who reloads the page, or logs in again, before the answer came. */
export const SEM_RESPOSTA: Silencio = {
  titulo: 'Sem resposta do servidor: ainda não confirmado',
  motivo: 'A última confirmação ficou sem resposta.',
};
