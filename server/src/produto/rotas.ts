import * as contrato from '@indica-bem/domain/produto/contrato';
import type { FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto';
import { transacao } from '../db/transacao';
import type { Atender } from '../http/atender';
import { Recusa } from '../http/recusa';
import { lerFormularioComImagens } from '../imagem/receber-imagens';
import { apresentarProduto, COLUNAS_DO_PRODUTO } from './apresentar-produto';
import { alterarProduto, criarProduto, excluirProduto } from './salvar-produto';

const QUADROS = { imagem: { largura: 800, altura: 800, modo: 'dentro' } } as const;
const CAMPOS = contrato.alterarProduto.body.omit({ imagem: true });

export function rotasDoProduto(atender: Atender, { db }: Contexto): void {
  const vivos = db.selectFrom('produto').select(COLUNAS_DO_PRODUTO).where('excluido_em', 'is', null);

  atender(contrato.listarProdutos, async () => (await vivos.orderBy('id').execute()).map(apresentarProduto));

  atender(contrato.verProduto, async ({ params }) => {
    const linha = await vivos.where('id', '=', params.id).executeTakeFirst();
    if (!linha) throw new Recusa('NAO_ENCONTRADO');
    return apresentarProduto(linha);
  });

  atender(contrato.criarProduto, async ({ req }) => {
    const envio = await lerEnvio(req);
    return transacao(db, (trx) => criarProduto(trx, envio));
  });

  atender(contrato.alterarProduto, async ({ params, req }) => {
    const envio = await lerEnvio(req);
    return transacao(db, (trx) => alterarProduto(trx, params.id, envio));
  });

  atender(contrato.excluirProduto, async ({ params, agora }) => {
    await transacao(db, (trx) => excluirProduto(trx, params.id, agora));
    return {};
  });
}

async function lerEnvio(req: FastifyRequest) {
  const { campos, imagens } = await lerFormularioComImagens(req, CAMPOS, QUADROS);
  const { _method, ...dados } = campos;
  return { dados, imagem: imagens.imagem };
}
