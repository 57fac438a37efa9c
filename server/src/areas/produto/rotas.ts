import { baixarListaDeProdutos } from '@indica-bem/domain/importacao/contrato';
import * as contrato from '@indica-bem/domain/produto/contrato';
import type { FastifyRequest } from 'fastify';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import { lerNoPrazo } from '../../http/formulario-no-prazo';
import type { Contexto } from '../../nucleo/contexto';
import { receberImagens } from '../imagem/receber-imagens';
import { alterarProduto } from './alterar-produto';
import { criarProduto } from './criar-produto';
import { escreverListaDeProdutos } from './escrever-lista-de-produtos';
import { excluirProduto } from './excluir-produto';
import { lerProduto, listarProdutos } from './ler-produtos';

const QUADROS = { imagem: { largura: 800, altura: 800, modo: 'dentro' } } as const;
const CAMPOS = contrato.alterarProduto.body.omit({ imagem: true });

export function rotasDoProduto(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarProdutos, ({ query }) => listarProdutos(db, query));

  atender(contrato.verProduto, ({ params }) => lerProduto(db, params.id));

  atender(baixarListaDeProdutos, async ({ reply }) =>
    baixarCsv(reply, 'produtos.csv', await escreverListaDeProdutos(db)),
  );

  atender(contrato.criarProduto, async ({ req, headers, sessao, agora, autoria }) => {
    const { dados, imagem } = await lerEnvio(req);
    return criarProduto(db, { dados, imagem, quem: sessao.id, chave: headers['idempotency-key'], agora, autoria });
  });

  atender(contrato.alterarProduto, async ({ params: { id }, sessao, agora, autoria, req }) => {
    const { versao, dados, imagem } = await lerEnvio(req);
    return alterarProduto(db, { id, dados, imagem, edicao: { versao, quem: sessao, agora, autoria } });
  });

  atender(contrato.excluirProduto, async ({ params, agora, autoria }) => {
    await excluirProduto(db, params.id, agora, autoria);
    return {};
  });
}

async function lerEnvio(req: FastifyRequest) {
  const { campos, imagens } = await receberImagens(QUADROS, (limites) => lerNoPrazo(req, CAMPOS, limites));
  const { _method, versao, ...dados } = campos;
  return { dados, versao, imagem: imagens.imagem };
}
