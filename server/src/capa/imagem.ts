import { createHash } from 'node:crypto';
import type { Db, Trx } from '../db/conexao';
import { Recusa } from '../http/recusa';

type Imagem = { tipo: 'image/webp' | 'image/svg+xml'; largura: number; altura: number; bytes: Buffer };

export const enderecoDaImagem = (hash: string) => `/api/imagem/${hash}`;

/** Content-addressed: the same picture is kept once, and its address never shows another. */
export async function guardarImagem(trx: Trx, imagem: Imagem): Promise<string> {
  const hash = createHash('sha256').update(imagem.bytes).digest('hex');
  await trx
    .insertInto('imagem')
    .values({ hash, ...imagem })
    .onConflict((conflito) => conflito.doNothing())
    .execute();
  return hash;
}

export async function lerImagem(db: Db, hash: string): Promise<Pick<Imagem, 'tipo' | 'bytes'>> {
  const imagem = await db.selectFrom('imagem').select(['tipo', 'bytes']).where('hash', '=', hash).executeTakeFirst();
  if (!imagem) throw new Recusa('NAO_ENCONTRADO');
  return imagem;
}
