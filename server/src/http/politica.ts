import { type Alcance, abertaATodos, type Chamada } from '@indica-bem/domain/contrato/chamada';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { exigeFator } from '../nucleo/exige-fator';
import { Recusa } from '../nucleo/recusa';
import { type LerSessao, quemChama, type Sessao } from '../nucleo/sessao';
import { tokenDe } from './token';

export type Permissao = { sessao: Sessao | null; alcance: Alcance };

/**
 * Session, then role (of the team: function), then terms, then the team's second factor, then ownership: deny by
 * default. A token that is sent and not alive is nobody's: who
 * believes to be in must not be answered as a stranger.
 */
export async function autorizar(
  chamada: Chamada,
  lerSessao: LerSessao,
  req: FastifyRequest,
  agora: Date,
  config: Pick<Config, 'equipeComFator'>,
): Promise<Permissao> {
  if (abertaATodos(chamada)) return { sessao: null, alcance: 'todos' };
  const token = tokenDe(req.headers);
  if (token === undefined) {
    const alcance = chamada.acesso.anonimo;
    if (!alcance) throw new Recusa('SESSAO_INVALIDA');
    return { sessao: null, alcance };
  }
  const sessao = typeof token === 'string' && token.length < 200 ? await lerSessao(token, agora) : null;
  if (!sessao) throw new Recusa('SESSAO_INVALIDA');
  const quem = quemChama(sessao);
  const alcance = quem && chamada.acesso[quem];
  if (!alcance) throw new Recusa('ACESSO_NEGADO');
  if (!chamada.antesDosTermos || alcance !== 'proprio') exigirAceites(sessao);
  if (!chamada.antesDoFator && exigeFator(config, sessao) && !sessao.fator)
    throw new Recusa('SEGUNDO_FATOR_OBRIGATORIO');
  if (chamada.posse && alcance === 'proprio') exigirPosse(chamada.posse, sessao, req);
  return { sessao, alcance };
}

function exigirAceites(sessao: Sessao): void {
  if (!sessao.privacidade) throw new Recusa('PRIVACIDADE_NAO_ACEITA');
  if (!sessao.regulamento) throw new Recusa('REGULAMENTO_NAO_ACEITO');
}

function exigirPosse(posse: string, sessao: Sessao, req: FastifyRequest): void {
  const params = req.params as Record<string, string>;
  if (params[posse] !== String(sessao.id)) throw new Recusa('NAO_ENCONTRADO');
}
