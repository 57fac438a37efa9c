import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Especie } from '@indica-bem/domain/produto/regras';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { guardarImagem } from '../imagem/guardar-imagem';
import { colunasDoProduto, type EnvioDeProduto, embalagem } from './colunas-do-produto';
import { lerProduto } from './ler-produtos';

type Alteracao = EnvioDeProduto & { id: number; edicao: Edicao };

export const alterarProduto = ato(async (trx, { id, dados, imagem, edicao }: Alteracao): Promise<Produto> => {
  const colunas = colunasDoProduto(dados);
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'produto', id, ler: () => lerProduto(trx, id) });
  await exigirEspecie(trx, id, colunas.especie);
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

/** What was recommended would read as food for another animal, over the name of who recommended it and with the old grams. */
async function exigirEspecie(trx: Trx, id: number, especie: Especie): Promise<void> {
  const indicado = await trx
    .selectFrom('produto as d')
    .select('d.id')
    .where('d.id', '=', id)
    .where('d.especie', '!=', especie)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('prescricao as p').whereRef('p.produto_id', '=', 'd.id').select('p.id')),
    )
    .executeTakeFirst();
  if (indicado)
    throw recusarCampo('especie', 'Este produto já foi indicado, e a espécie não muda mais. Cadastre outro');
}

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
