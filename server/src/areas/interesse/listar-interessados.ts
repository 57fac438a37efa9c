import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarInteressados as chamada } from '@indica-bem/domain/interesse/contrato';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { contarInteresses } from './contar-interesses';
import { lerInteressados } from './sql';

const ID = /^\d{1,9}$/;

export async function listarInteressados(
  db: Leitura,
  { situacao, tipo, busca, cursor, limite }: Entrada<typeof chamada>['query'],
): Promise<Resposta<typeof chamada>> {
  const condicoes = [sql`true`];
  if (situacao) condicoes.push(sql`i.situacao = ${situacao}`);
  if (tipo) condicoes.push(sql`i.tipo = ${tipo}`);
  const padroes = padroesDaBusca(busca);
  if (padroes.length > 0) condicoes.push(sql`i.busca like all (${padroes}::text[])`);
  const [depois] = lerCursor(cursor);
  if (depois && ID.test(depois)) condicoes.push(sql`i.id < ${Number(depois)}`);
  const linhas = await lerInteressados(db, { onde: sql.join(condicoes, sql` and `), limite: limite + 1 });
  const interessados = linhas.slice(0, limite);
  const ultimo = linhas.length > limite ? interessados.at(-1) : undefined;
  return {
    interessados,
    proximo: ultimo ? escreverCursor([String(ultimo.id)]) : null,
    novos: cursor ? null : await contarInteresses(db),
  };
}
