import { Readable } from 'node:stream';
import * as contrato from '@indica-bem/domain/importacao/contrato';
import { escreverCsv } from '@indica-bem/domain/texto/escrever-csv';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import { lerFormulario } from '../../http/formulario';
import type { Contexto } from '../../nucleo/contexto';
import { exigirLojaOnline } from '../lojista/exigir-loja-online';
import { escreverListaDeProdutos } from '../produto/escrever-lista-de-produtos';
import { IMPORTADORES } from './importadores';
import { temColuna } from './ler-csv';
import { lerErros, lerImportacao } from './ler-importacao';
import { listarImportacoes } from './listar-importacoes';
import { ARQUIVO_NO_MAXIMO, errosDaPrevia, receberArquivo } from './receber';
import { retomarImportacao } from './retomar';

const TIPO_DO_PERFIL = {
  tutor: 'cadastro-tutor',
  prescriber: 'cadastro-prescritor',
  shopkeeper: 'cadastro-lojista',
  shopkeepper: 'cadastro-lojista',
} as const;

const FORMULARIO = { campo: 'arquivo', maximo: ARQUIVO_NO_MAXIMO };

export function rotasDaImportacao(atender: Atender, ctx: Contexto): void {
  atender(contrato.cadastrarEmLote, async ({ query, req, sessao, agora, hoje }) => {
    const esquema = contrato.cadastrarEmLote.body.omit({ arquivo: true });
    const { campos, arquivo } = await lerFormulario(req, esquema, FORMULARIO);
    const importador = IMPORTADORES[TIPO_DO_PERFIL[campos.perfil]];
    const envio = { arquivo, previa: query.previa === 'S', adminId: sessao.id, agora, hoje };
    return receberArquivo(ctx, () => importador, envio);
  });

  atender(contrato.baixarCupons, async ({ query, req, sessao, agora, hoje }) => {
    const { arquivo } = await lerFormulario(req, z.object({}), FORMULARIO);
    const envio = { arquivo, previa: query.previa === 'S', adminId: sessao.id, agora, hoje };
    return receberArquivo(ctx, () => IMPORTADORES.baixa, envio);
  });

  atender(contrato.importarDaLojaOnline, async ({ query, req, sessao, agora, hoje }) => {
    const esquema = contrato.importarDaLojaOnline.body.omit({ arquivo: true });
    const { campos, arquivo } = await lerFormulario(req, esquema, FORMULARIO);
    await exigirLojaOnline(ctx.db, campos.id_lojista);
    const envio = {
      arquivo,
      previa: query.previa === 'S',
      adminId: sessao.id,
      lojistaId: campos.id_lojista,
      agora,
      hoje,
    };
    const doModelo = (cabecalho: string[]) =>
      IMPORTADORES[temColuna(cabecalho, 'codigo_prescricao') ? 'prescricoes-online' : 'cupons-online'];
    return receberArquivo(ctx, doModelo, envio);
  });

  atender(contrato.listarImportacoes, ({ query }) => listarImportacoes(ctx.db, query));
  atender(contrato.retomarImportacao, async ({ params }) => {
    await transacao(ctx.db, (trx) => retomarImportacao(ctx, trx, params.id));
    return {};
  });
  atender(contrato.verImportacao, ({ params }) => lerImportacao(ctx.db, params.id));

  atender(contrato.baixarErrosDaImportacao, async ({ params, reply }) =>
    enviarCsv(reply, `erros-da-importacao-${params.id}.csv`, Readable.from(await lerErros(ctx.db, params.id))),
  );

  atender(contrato.baixarErrosDaPrevia, async ({ req, reply, agora, hoje }) => {
    const esquema = contrato.baixarErrosDaPrevia.body.omit({ arquivo: true });
    const { campos, arquivo } = await lerFormulario(req, esquema, FORMULARIO);
    const lojistaId = DA_LOJA_ONLINE.has(campos.tipo) ? await exigirLojaOnline(ctx.db, campos.id_lojista) : null;
    const csv = await errosDaPrevia(ctx, IMPORTADORES[campos.tipo], { arquivo, lojistaId, agora, hoje });
    return enviarCsv(reply, 'erros.csv', Readable.from(csv));
  });

  atender(contrato.baixarListaDeProdutos, async ({ reply }) =>
    enviarCsv(reply, 'produtos.csv', await escreverListaDeProdutos(ctx.db)),
  );

  atender(contrato.baixarModelo, async ({ params: { tipo }, reply }) => {
    const { colunas } = IMPORTADORES[tipo];
    const linhas = [colunas.map(({ nome }) => nome), colunas.map(({ exemplo }) => exemplo)];
    return enviarCsv(reply, `modelo-${tipo}.csv`, escreverCsv(linhas));
  });
}

const DA_LOJA_ONLINE = new Set<contrato.TipoDeImportacao>(['cupons-online', 'prescricoes-online']);

function enviarCsv(reply: FastifyReply, nome: string, csv: string | Readable): never {
  reply.header('content-disposition', `attachment; filename="${nome}"`).header('cache-control', 'no-store');
  return reply.type('text/csv; charset=utf-8').send(csv) as never;
}
