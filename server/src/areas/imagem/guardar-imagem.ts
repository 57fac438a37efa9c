import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

export type Imagem = { tipo: 'image/webp' | 'image/svg+xml'; largura: number; altura: number; bytes: Buffer };

export const enderecoDaImagem = (hash: string) => `/api/imagem/${hash}`;

export const resumoDaImagem = ({ bytes }: Imagem) => createHash('sha256').update(bytes).digest('hex');

/**
 * Content-addressed: the same picture is kept once, and its address never shows another. One that is sent again counts
 * as new: the date and the lock on its row keep it from being forgotten while whoever sent it is still saving.
 */
export async function guardarImagem(trx: Trx, imagem: Imagem): Promise<string> {
  const hash = resumoDaImagem(imagem);
  await trx
    .insertInto('imagem')
    .values({ hash, ...imagem })
    .onConflict((conflito) => conflito.column('hash').doUpdateSet({ criada_em: sql`now()` }))
    .execute();
  return hash;
}

export async function lerImagem(db: Db, hash: string): Promise<Pick<Imagem, 'tipo' | 'bytes'>> {
  const imagem = await db.selectFrom('imagem').select(['tipo', 'bytes']).where('hash', '=', hash).executeTakeFirst();
  if (!imagem) throw new Recusa('NAO_ENCONTRADO');
  return imagem;
}

/** Pictures that nothing shows any more. The day of grace is for pages that were open when the picture was replaced. */
export async function esquecerImagens(db: Db): Promise<void> {
  await db
    .deleteFrom('imagem')
    .where(sql<boolean>`criada_em < now() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('produto').select('id').whereRef('imagem_hash', '=', 'imagem.hash'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('capa')
            .select('id')
            .where((eb) =>
              eb.or([eb('desktop_hash', '=', eb.ref('imagem.hash')), eb('mobile_hash', '=', eb.ref('imagem.hash'))]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entrega').select('id').whereRef('foto_hash', '=', 'imagem.hash'))),
    )
    .execute();
}
