import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Leitura, Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';

/** The first seals; all open. `marca` stands in what was sealed, and tells which one opens it. */
export type Chaves = [Chave, ...Chave[]];
type Chave = { marca: Buffer; valor: Buffer };

const VERSAO = 1;
const MARCA = 4;
const VETOR = 12;
const ETIQUETA = 16;
const CABECA = 1 + MARCA + VETOR + ETIQUETA;

/** Those the installation was given, newest first; behind them the database's own, which is enough where there is none. */
export async function chavesDoFator({ config }: Pick<Contexto, 'config'>, db: Leitura): Promise<Chaves> {
  const linhas = await db.selectFrom('segredo').select('valor').where('uso', '=', 'fator').orderBy('nome').execute();
  const [primeira, ...outras] = [...config.chavesDoFator, ...linhas.map(({ valor }) => valor)].map(chaveDe);
  if (!primeira) throw new Error('Não há chave para os segredos do segundo fator.');
  return [primeira, ...outras];
}

export async function garantirChaveDoFator(trx: Trx): Promise<void> {
  await trx
    .insertInto('segredo')
    .values({ nome: 'fator', uso: 'fator', valor: randomBytes(32), desde: null, ate: null })
    .onConflict((ja) => ja.doNothing())
    .execute();
}

function chaveDe(origem: string | Buffer): Chave {
  const valor = Buffer.from(hkdfSync('sha256', origem, '', 'indica-bem segundo fator', 32));
  return { valor, marca: createHash('sha256').update(valor).digest().subarray(0, MARCA) };
}

const deQuem = (contaId: number) => Buffer.from(`conta ${contaId}`);

/** AES-256-GCM; the account goes along as what must match, so that a row copied to another account opens nothing. */
export function selar([{ marca, valor }]: Chaves, contaId: number, claro: Buffer): Buffer {
  const vetor = randomBytes(VETOR);
  const cifra = createCipheriv('aes-256-gcm', valor, vetor).setAAD(deQuem(contaId));
  const cifrado = Buffer.concat([cifra.update(claro), cifra.final()]);
  return Buffer.concat([Buffer.of(VERSAO), marca, vetor, cifra.getAuthTag(), cifrado]);
}

/** What was sealed for this account, or null: another account's, altered, or under a key that is not here any more. */
export function abrir(chaves: Chaves, contaId: number, selado: Buffer): Buffer | null {
  const chave = chaves.find(({ marca }) => marca.equals(selado.subarray(1, 1 + MARCA)));
  if (!chave || selado[0] !== VERSAO || selado.length < CABECA) return null;
  const vetor = selado.subarray(1 + MARCA, 1 + MARCA + VETOR);
  const decifra = createDecipheriv('aes-256-gcm', chave.valor, vetor, { authTagLength: ETIQUETA })
    .setAAD(deQuem(contaId))
    .setAuthTag(selado.subarray(1 + MARCA + VETOR, CABECA));
  try {
    return Buffer.concat([decifra.update(selado.subarray(CABECA)), decifra.final()]);
  } catch {
    return null;
  }
}

/** Whether the key that seals now sealed it. */
export const seladoPorUltimo = ([{ marca }]: Chaves, selado: Buffer): boolean =>
  marca.equals(selado.subarray(1, 1 + MARCA));
