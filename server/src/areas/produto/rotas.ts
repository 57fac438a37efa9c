import * as contrato from '@indica-bem/domain/produto/contrato';
import type { FastifyRequest } from 'fastify';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { resumoDaImagem } from '../imagem/guardar-imagem';
import { lerFormularioComImagens } from '../imagem/receber-imagens';
import { lerProduto, listarProdutos } from './ler-produtos';
import { alterarProduto, criarProduto, excluirProduto } from './salvar-produto';

const QUADROS = { imagem: { largura: 800, altura: 800, modo: 'dentro' } } as const;
const CAMPOS = contrato.alterarProduto.body.omit({ imagem: true });

export function rotasDoProduto(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarProdutos, ({ query }) => listarProdutos(db, query));

  atender(contrato.verProduto, ({ params }) => lerProduto(db, params.id));

  atender(contrato.criarProduto, async ({ req, headers, sessao, agora }) => {
    const envio = await lerEnvio(req);
    const corpo = { ...envio.dados, imagem: envio.imagem && resumoDaImagem(envio.imagem) };
    const intencao = { contaId: sessao.id, ato: 'produto', chave: headers['idempotency-key'], corpo, agora };
    return transacao(db, (trx) =>
      umaVez(trx, intencao, {
        criar: () => criarProduto(trx, envio),
        idDe: ({ id_produto }) => id_produto,
        reler: (id) => lerProduto(trx, id),
      }),
    );
  });

  atender(contrato.alterarProduto, async ({ params, sessao, agora, req }) => {
    const { versao, ...envio } = await lerEnvio(req);
    const edicao = { versao, quem: sessao, agora };
    return transacao(db, (trx) => alterarProduto(trx, params.id, envio, edicao));
  });

  atender(contrato.excluirProduto, async ({ params, agora }) => {
    await transacao(db, (trx) => excluirProduto(trx, params.id, agora));
    return {};
  });
}

async function lerEnvio(req: FastifyRequest) {
  const { campos, imagens } = await lerFormularioComImagens(req, CAMPOS, QUADROS);
  const { _method, versao, ...dados } = campos;
  return { dados, versao, imagem: imagens.imagem };
}
