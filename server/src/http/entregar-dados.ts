import type { Alcance } from '@indica-bem/domain/contrato/chamada';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/conexao';
import { type Autoria, auditarSaida } from '../nucleo/auditoria';
import { baixarJson } from './baixar';

type Requisicao = {
  params: { id: number };
  alcance: Alcance;
  autoria: Autoria;
  req: FastifyRequest;
  reply: FastifyReply;
};

/** The copy of somebody's data, as a file. Who took whose is written down: numbers, nothing of the person. */
export async function entregarDados(
  db: Db,
  { params: { id }, alcance, autoria, req, reply }: Requisicao,
  dados: AsyncIterable<string>,
): Promise<never> {
  await auditarSaida(db, autoria, { id });
  if (alcance === 'proprio') return baixarJson(reply, 'meus-dados', dados);
  req.log.info({ conta: req.conta, dados_de: id }, 'a equipe baixou os dados de uma conta');
  return baixarJson(reply, `dados-${id}`, dados);
}
