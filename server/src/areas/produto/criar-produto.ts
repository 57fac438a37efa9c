import type { Produto } from '@indica-bem/domain/produto/contrato';
import { ato } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import { umaVez } from '../../nucleo/idempotencia';
import { guardarImagem, resumoDaImagem } from '../imagem/guardar-imagem';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';
import { colunasDoProduto, type EnvioDeProduto, embalagem } from './colunas-do-produto';
import { lerProduto } from './ler-produtos';

type Novo = EnvioDeProduto & { quem: number; chave: string | undefined; agora: Date; autoria: Autoria };

export const criarProduto = ato(async (trx, { dados, imagem, quem, chave, agora, autoria }: Novo): Promise<Produto> => {
  const criar = async () => {
    const colunas = colunasDoProduto(dados);
    const imagem_hash = await guardarImagem(trx, imagem ?? embalagem(colunas));
    const linha = await trx
      .insertInto('produto')
      .values({ ...colunas, imagem_hash })
      .returning(COLUNAS_DO_PRODUTO)
      .executeTakeFirstOrThrow();
    return apresentarProduto(linha);
  };
  const corpo = { ...dados, imagem: imagem && resumoDaImagem(imagem) };
  return umaVez(
    trx,
    { contaId: quem, ato: 'produto', chave, corpo, agora, autoria },
    { criar, idDe: ({ id_produto }) => id_produto, reler: (id) => lerProduto(trx, id) },
  );
});
