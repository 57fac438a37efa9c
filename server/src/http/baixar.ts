import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A JSON file to keep, sent while it is written. */
export const baixarJson = (reply: FastifyReply, nome: string, pedacos: AsyncIterable<string>): never =>
  baixar(reply, 'application/json; charset=utf-8', `${nome}.json`, Readable.from(pedacos));

export const baixarCsv = (reply: FastifyReply, nome: string, csv: string | Readable): never =>
  baixar(reply, 'text/csv; charset=utf-8', nome, csv);

export const baixarCalendario = (
  reply: FastifyReply,
  { nome, tipo, conteudo }: Record<'nome' | 'tipo' | 'conteudo', string>,
): never => baixar(reply, tipo, nome, conteudo);

/** A file that somebody sent, as it came: kept, never opened on our pages, and under a name of ours. */
export function baixarPdf(reply: FastifyReply, nome: string, bytes: Buffer): never {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return baixar(reply, 'application/pdf', nome, bytes);
}

function baixar(reply: FastifyReply, tipo: string, nome: string, conteudo: string | Buffer | Readable): never {
  reply.header('content-disposition', `attachment; filename="${nome}"`).header('cache-control', 'no-store');
  // The answer of such a call is declared as a file: it is not composed by the contract.
  return reply.type(tipo).send(conteudo) as never;
}
