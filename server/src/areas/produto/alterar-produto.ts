import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { Recusa } from '../../nucleo/recusa';
import { guardarImagem } from '../imagem/guardar-imagem';
import { colunasDoProduto, type EnvioDeProduto, embalagem } from './colunas-do-produto';
import { lerProduto } from './ler-produtos';

type Alteracao = EnvioDeProduto & { id: number; edicao: Edicao };

export const alterarProduto = ato(async (trx, { id, dados, imagem, edicao }: Alteracao): Promise<Produto> => {
  const colunas = colunasDoProduto(dados);
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'produto', id, ler: () => lerProduto(trx, id) });
  const foto = dados.sem_imagem === 'S' ? null : await fotoAtual(trx, id);
  const imagem_hash = imagem || !foto ? await guardarImagem(trx, imagem ?? embalagem(colunas)) : foto;
  const linha = await trx
    .updateTable('produto')
    .set({ ...colunas, imagem_hash })
    .where('id', '=', id)
    .where('excluido_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return aberta.concluir();
});

/** A drawn package is no photo: it is drawn again, since it carries the name and the line. */
async function fotoAtual(trx: Trx, id: number): Promise<string | null> {
  const foto = await trx
    .selectFrom('produto as p')
    .innerJoin('imagem as i', 'i.hash', 'p.imagem_hash')
    .select('i.hash')
    .where('p.id', '=', id)
    .where('i.tipo', '=', 'image/webp')
    .forUpdate()
    .executeTakeFirst();
  return foto?.hash ?? null;
}
