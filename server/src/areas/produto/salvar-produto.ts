import type { DadosDoProduto, Produto } from '@indica-bem/domain/produto/contrato';
import { errosDaFicha } from '@indica-bem/domain/produto/ficha';
import type { Trx } from '../../db/conexao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { Recusa } from '../../nucleo/recusa';
import { guardarImagem, type Imagem } from '../imagem/guardar-imagem';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';
import { desenharEmbalagem } from './desenhar-embalagem';
import { lerProduto } from './ler-produtos';

type Envio = { dados: DadosDoProduto; imagem: Imagem | undefined };

export async function criarProduto(trx: Trx, { dados, imagem }: Envio): Promise<Produto> {
  const colunas = colunasDoProduto(dados);
  const imagem_hash = await guardarImagem(trx, imagem ?? embalagem(colunas));
  const linha = await trx
    .insertInto('produto')
    .values({ ...colunas, imagem_hash })
    .returning(COLUNAS_DO_PRODUTO)
    .executeTakeFirstOrThrow();
  return apresentarProduto(linha);
}

export async function alterarProduto(trx: Trx, id: number, { dados, imagem }: Envio, edicao: Edicao): Promise<Produto> {
  const colunas = colunasDoProduto(dados);
  await abrirEdicao(trx, edicao, { tabela: 'produto', id, ler: () => lerProduto(trx, id) });
  const foto = dados.sem_imagem === 'S' ? null : await fotoAtual(trx, id);
  const imagem_hash = imagem || !foto ? await guardarImagem(trx, imagem ?? embalagem(colunas)) : foto;
  const linha = await trx
    .updateTable('produto')
    .set({ ...colunas, imagem_hash })
    .where('id', '=', id)
    .where('excluido_em', 'is', null)
    .returning(COLUNAS_DO_PRODUTO)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarProduto(linha);
}

/** It leaves the lists for good; what was recommended with it still shows its name and its picture. */
export async function excluirProduto(trx: Trx, id: number, agora: Date): Promise<void> {
  const linha = await trx
    .updateTable('produto')
    .set({ excluido_em: agora })
    .where('id', '=', id)
    .where('excluido_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
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

type Colunas = ReturnType<typeof colunasDoProduto>;

function colunasDoProduto(dados: DadosDoProduto) {
  const { em_prescricao, em_catalogo, sem_imagem: _, ...ficha } = dados;
  const campos = errosDaFicha(dados);
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  return { ...ficha, em_prescricao: em_prescricao === 'S', em_catalogo: em_catalogo === 'S' };
}

function embalagem(colunas: Colunas): Imagem {
  return { tipo: 'image/svg+xml', largura: 800, altura: 1000, bytes: Buffer.from(desenharEmbalagem(colunas)) };
}
