import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One statement that runs outside a transaction; `repetir`: again and again, until it finds no row. */
export type Passo = { nome: string; sql: string; hash: string; repetir: boolean };
/** `sql` runs in one transaction, then the steps (server/migrations/README.md). */
export type Migracao = { numero: number; nome: string; hash: string; sql: string; passos: Passo[] };

const MARCA_DO_PASSO = /^-- (passo|repetir): *(\S.*?) *$/m;
/** What a step that was cut in the middle leaves behind must be possible to meet again. */
const CRIA_INDICE = /^create (?:unique )?index concurrently if not exists (\w+) /i;
const TIRA_INDICE = /^drop index concurrently if exists /i;

export async function lerMigracoes(pasta: string): Promise<Migracao[]> {
  const nomes = (await readdir(pasta)).filter((nome) => /^\d{4}_.*\.sql$/.test(nome)).sort();
  exigirUmNumeroCada(nomes);
  return Promise.all(nomes.map(async (nome) => lerMigracao(nome, await readFile(path.join(pasta, nome), 'utf8'))));
}

/** As two branches may bring them: which was run is remembered by its number. */
function exigirUmNumeroCada(nomes: string[]): void {
  const repetida = nomes.find((nome, i) => nome.slice(0, 4) === nomes[i - 1]?.slice(0, 4));
  if (repetida) throw new Error(`Há duas migrações ${repetida.slice(0, 4)}: a que veio depois toma o número seguinte.`);
}

export function lerMigracao(nome: string, texto: string): Migracao {
  const [inicio = '', ...marcados] = texto.split(MARCA_DO_PASSO);
  const passos: Passo[] = [];
  for (let i = 0; i < marcados.length; i += 3) {
    const [tipo, titulo = '', resto = ''] = marcados.slice(i, i + 3);
    const passo = { nome: titulo, sql: semComentarios(resto), hash: resumir(resto), repetir: tipo === 'repetir' };
    exigirRepetivel(nome, passo, passos);
    passos.push(passo);
  }
  return { numero: Number(nome.slice(0, 4)), nome, hash: resumir(texto), sql: semEsquemaFixo(inicio), passos };
}

/** The index that a step makes, if it makes one. */
export const indiceFeitoPor = ({ sql }: Passo): string | undefined => CRIA_INDICE.exec(sql)?.[1];

function exigirRepetivel(nome: string, passo: Passo, anteriores: Passo[]): void {
  const recusar = (motivo: string): never => {
    throw new Error(`A migração ${nome}, passo "${passo.nome}": ${motivo}.`);
  };
  if (passo.sql === '') recusar('não há comando');
  if (anteriores.some((anterior) => anterior.nome === passo.nome)) recusar('há outro com o mesmo nome');
  if (/\bconcurrently\b/i.test(passo.sql) && !CRIA_INDICE.test(passo.sql) && !TIRA_INDICE.test(passo.sql))
    recusar('um índice se faz com "create index concurrently if not exists nome …" e se tira com "if exists"');
}

/**
 * 0001 was published with the schema of an extension written into it. A file that ran does not change: its hash is recorded,
 * and older code compares it. Read without the schema it creates the same function, wherever the extension lives.
 */
const semEsquemaFixo = (sql: string): string => sql.replaceAll('public.unaccent', 'unaccent');
const semComentarios = (sql: string): string =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .trim()
    .replace(/;$/, '');
const resumir = (texto: string): string => createHash('sha256').update(texto).digest('hex');
