import type { Alcance } from '@indica-bem/domain/contrato/chamada';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { baixarJson } from './baixar';

type Requisicao = { params: { id: number }; alcance: Alcance; req: FastifyRequest; reply: FastifyReply };

/** The copy of somebody's data, as a file. Who of the team took whose is written down: numbers, nothing of the person. */
export function entregarDados(
  { params: { id }, alcance, req, reply }: Requisicao,
  dados: AsyncIterable<string>,
): never {
  if (alcance === 'proprio') return baixarJson(reply, 'meus-dados', dados);
  req.log.info({ conta: req.conta, dados_de: id }, 'a equipe baixou os dados de uma conta');
  return baixarJson(reply, `dados-${id}`, dados);
}
