import type { Alcance, Chamada } from '@indica-bem/domain/contrato/chamada';
import type { FastifyRequest } from 'fastify';
import { Recusa } from './recusa';
import type { LerSessao, Sessao } from './sessao';

export type Permissao = { sessao: Sessao | null; alcance: Alcance };

/** Open to all alike: the session would change nothing, so it is not even looked up. */
const abertaATodos = ({ acesso }: Chamada) =>
  (['anonimo', 'tutor', 'prescritor', 'lojista', 'indicabem'] as const).every((quem) => acesso[quem] === 'todos');

/** Session, then terms, then role, then ownership: deny by default (ACCESS). */
export async function autorizar(
  chamada: Chamada,
  lerSessao: LerSessao,
  req: FastifyRequest,
  agora: Date,
): Promise<Permissao> {
  if (abertaATodos(chamada)) return { sessao: null, alcance: 'todos' };
  const token = req.headers.api_token;
  const sessao = typeof token === 'string' && token.length < 200 ? await lerSessao(token, agora) : null;
  if (!sessao) {
    const alcance = chamada.acesso.anonimo;
    if (!alcance) throw new Recusa('SESSAO_INVALIDA');
    return { sessao: null, alcance };
  }
  const alcance = chamada.acesso[sessao.papel];
  if (!alcance) throw new Recusa('ACESSO_NEGADO');
  if (!chamada.antesDosTermos || alcance !== 'proprio') exigirAceites(sessao);
  if (chamada.dono && alcance === 'proprio') exigirPosse(chamada.dono, sessao, req);
  return { sessao, alcance };
}

function exigirAceites(sessao: Sessao): void {
  if (!sessao.privacidade) throw new Recusa('PRIVACIDADE_NAO_ACEITA');
  if (!sessao.regulamento) throw new Recusa('REGULAMENTO_NAO_ACEITO');
}

function exigirPosse(dono: string, sessao: Sessao, req: FastifyRequest): void {
  const params = req.params as Record<string, string>;
  if (params[dono] !== String(sessao.id)) throw new Recusa('NAO_ENCONTRADO');
}
