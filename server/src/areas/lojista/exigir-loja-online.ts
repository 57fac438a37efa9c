import type { Leitura } from '../../db/conexao';
import { recusarCampo } from '../../nucleo/recusa';

/** A file about an online store names one that exists and sells. */
export async function exigirLojaOnline(db: Leitura, id: number | undefined): Promise<number> {
  const loja = await db
    .selectFrom('lojista')
    .select('id')
    .where('id', '=', id ?? 0)
    .where('tipo', '=', 'loja_online')
    .where('disponivel', '=', true)
    .executeTakeFirst();
  if (!loja) throw recusarCampo('id_lojista', 'Escolha uma loja online');
  return loja.id;
}
