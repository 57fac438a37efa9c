import { juntarPartes, partesCheias, raizDe, type Trecho } from '@indica-bem/domain/registro/arvore';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import { juntar } from './resumir';

/** Each stored level is the roots of so many of the level below it; the lowest, 0, is the leaves. */
export const POR_NO = 256;
export const ALTURAS = [1, 2, 3] as const;

/** Hashes side by side in one stored level. */
type Fileira = { altura: number; inicio: number; quantos: number };

const BYTES = 32;

const lerHashes = preparar({
  nome: 'registro-hashes',
  valores: ['alturas', 'inicios', 'quantos'],
  texto: ({ alturas, inicios, quantos }) => sql<{ hashes: Buffer | null }>`
    select (select string_agg(hash, ''::bytea order by indice)
              from (select n - 1 as indice, hash from folha
                     where p.altura = 0 and n > p.inicio and n <= p.inicio + p.quantos
                    union all
                    select indice, hash from no_do_registro
                     where altura = p.altura and indice >= p.inicio and indice < p.inicio + p.quantos) guardados) as hashes
      from unnest(${alturas}::int[], ${inicios}::bigint[], ${quantos}::int[]) with ordinality as p (altura, inicio, quantos, vez)
     order by p.vez`,
});

/** In one question, however many. */
export async function lerFileiras(db: Leitura, fileiras: Fileira[]): Promise<Buffer[][]> {
  if (fileiras.length === 0) return [];
  const lidas = await lerHashes(db, {
    alturas: fileiras.map(({ altura }) => altura),
    inicios: fileiras.map(({ inicio }) => inicio),
    quantos: fileiras.map(({ quantos }) => quantos),
  });
  return fileiras.map(({ altura, inicio, quantos }, i) => {
    const bytes = lidas[i]?.hashes;
    if (bytes?.length !== quantos * BYTES)
      throw new Error(`O registro não tem ${quantos} resumos de altura ${altura} a partir de ${inicio}.`);
    return Array.from({ length: quantos }, (_, j) => bytes.subarray(j * BYTES, (j + 1) * BYTES));
  });
}

/** Where a full subtree is found with the fewest rows: 128 at most. */
function fileiraDe({ inicio, fim }: Trecho): Fileira {
  const tamanho = fim - inicio;
  const altura = ALTURAS.findLast((outra) => tamanho >= POR_NO ** outra) ?? 0;
  const porItem = POR_NO ** altura;
  return { altura, inicio: inicio / porItem, quantos: tamanho / porItem };
}

/** The roots of stretches of the tree; all of its leaves must be there. What it reads does not grow with the tree. */
export async function lerRaizes(db: Leitura, trechos: Trecho[]): Promise<Buffer[]> {
  const partes = trechos.map(partesCheias);
  const fileiras = await lerFileiras(db, partes.flat().map(fileiraDe));
  let lidas = 0;
  return partes.map((doTrecho) => {
    const raizes = doTrecho.map(() => raizDe(fileiras[lidas++] ?? [], juntar));
    return juntarPartes(raizes, juntar);
  });
}
