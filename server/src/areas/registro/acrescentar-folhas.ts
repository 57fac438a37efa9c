import { raizDe } from '@indica-bem/domain/registro/arvore';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { ALTURAS, lerFileiras, POR_NO } from './ler-raizes';
import { juntar, resumirFolha } from './resumir';

/**
 * Writes the leaves that follow the first `antes`, and the roots of the subtrees they fill. Only who holds the turn of the
 * judging may: two at once would give one number twice. What it costs does not grow with the tree.
 */
export async function acrescentarFolhas(trx: Trx, antes: number, folhas: string[]): Promise<void> {
  if (folhas.length === 0) return;
  const hashes = folhas.map(resumirFolha);
  await sql`
    insert into folha (n, dados, hash)
    select ${antes}::bigint + vez, dados, sha256('\\x00'::bytea || convert_to(dados, 'UTF8'))
      from unnest(${folhas}::text[]) with ordinality as f (dados, vez)`.execute(trx);
  let novos = { desde: antes, hashes };
  for (const altura of ALTURAS) {
    novos = await cheios(trx, altura, novos);
    if (novos.hashes.length === 0) return;
    await sql`
      insert into no_do_registro (altura, indice, hash)
      select ${altura}::smallint, ${novos.desde}::bigint + vez - 1, hash
        from unnest(${novos.hashes}::bytea[]) with ordinality as f (hash, vez)`.execute(trx);
  }
}

type Novos = { desde: number; hashes: Buffer[] };

/** The nodes of a level that are full now: the first begins with what already stood below it. */
async function cheios(trx: Trx, altura: number, { desde, hashes }: Novos): Promise<Novos> {
  const primeiro = Math.floor(desde / POR_NO);
  const quantos = Math.floor((desde + hashes.length) / POR_NO) - primeiro;
  if (quantos === 0) return { desde: primeiro, hashes: [] };
  const inicio = primeiro * POR_NO;
  const jaLa = { altura: altura - 1, inicio, quantos: desde - inicio };
  const [antigos = []] = jaLa.quantos > 0 ? await lerFileiras(trx, [jaLa]) : [];
  const todos = [...antigos, ...hashes];
  const nos = Array.from({ length: quantos }, (_, i) => raizDe(todos.slice(i * POR_NO, (i + 1) * POR_NO), juntar));
  return { desde: primeiro, hashes: nos };
}
