import type { Db } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { guardarImagem, resumoDaImagem } from '../imagem/guardar-imagem';
import { embalagem } from './colunas-do-produto';

/** Bags drawn by an earlier version, drawn as this one does; also those of what is no longer sold, which recommendations show. */
export async function redesenharEmbalagens(db: Db): Promise<void> {
  const desenhados = await db
    .selectFrom('produto as p')
    .innerJoin('imagem as i', 'i.hash', 'p.imagem_hash')
    .select(['p.id', 'p.imagem_hash', 'p.nome', 'p.categoria', 'p.sub_categoria', 'p.especie', 'p.porte', 'p.opcao'])
    .select(['p.nome_curto', 'p.ciclo_de_vida'])
    .where('i.tipo', '=', 'image/svg+xml')
    .execute();
  for (const { id, imagem_hash, ...produto } of desenhados) {
    const nova = embalagem(produto);
    if (resumoDaImagem(nova) !== imagem_hash) await trocar(db, { id, imagem_hash, nova });
  }
}

type Troca = { id: number; imagem_hash: string | null; nova: ReturnType<typeof embalagem> };

/** A photo that came meanwhile stays. */
const trocar = ato(async (trx, { id, imagem_hash, nova }: Troca) => {
  const hash = await guardarImagem(trx, nova);
  await trx
    .updateTable('produto')
    .set({ imagem_hash: hash })
    .where('id', '=', id)
    .where('imagem_hash', '=', imagem_hash)
    .execute();
});
