import { Readable } from 'node:stream';
import * as contrato from '@indica-bem/domain/importacao/contrato';
import { tiposPara } from '@indica-bem/domain/importacao/de-quem';
import { escreverCsv } from '@indica-bem/domain/texto/escrever-csv';
import { z } from 'zod';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import { lerFormulario } from '../../http/formulario';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { desfazerImportacao } from './desfazer';
import type { Importadores } from './importador';
import { doCabecalho } from './ler-csv';
import { lerErros, lerImportacao } from './ler-importacao';
import { listarImportacoes } from './listar-importacoes';
import { pararImportacao } from './parar';
import { ARQUIVO_NO_MAXIMO, errosDaPrevia, pedidoDeEnvio, receberArquivo } from './receber';
import { retomarImportacao } from './retomar';

const TIPO_DO_PERFIL = {
  tutor: 'cadastro-tutor',
  prescriber: 'cadastro-prescritor',
  shopkeeper: 'cadastro-lojista',
  shopkeepper: 'cadastro-lojista',
} as const;

const FORMULARIO = { campo: 'arquivo', maximo: ARQUIVO_NO_MAXIMO };

export function rotasDaImportacao(atender: Atender, ctx: Contexto, importadores: Importadores): void {
  atender(contrato.cadastrarEmLote, async ({ query, req, sessao, agora, hoje, autoria }) => {
    const esquema = contrato.cadastrarEmLote.body.omit({ arquivo: true });
    const { campos, arquivo } = await lerFormulario(req, esquema, FORMULARIO);
    const importador = importadores[TIPO_DO_PERFIL[campos.perfil]];
    const envio = { arquivo, ...pedidoDeEnvio(query), adminId: sessao.id, agora, hoje, autoria };
    return receberArquivo(ctx, () => importador, envio);
  });

  atender(contrato.baixarCupons, async ({ query, req, sessao, agora, hoje, autoria }) => {
    const { arquivo } = await lerFormulario(req, z.object({}), FORMULARIO);
    const envio = { arquivo, ...pedidoDeEnvio(query), adminId: sessao.id, agora, hoje, autoria };
    return receberArquivo(ctx, () => importadores.baixa, envio);
  });

  atender(contrato.importarDaLojaOnline, async ({ query, req, sessao, agora, hoje, autoria }) => {
    const esquema = contrato.importarDaLojaOnline.body.omit({ arquivo: true });
    const { campos, arquivo } = await lerFormulario(req, esquema, FORMULARIO);
    const lojistaId = await importadores['cupons-online'].exigirLoja?.(ctx.db, campos.id_lojista);
    const envio = { arquivo, ...pedidoDeEnvio(query), adminId: sessao.id, lojistaId, agora, hoje, autoria };
    const doModelo = (cabecalho: string[]) =>
      doCabecalho(cabecalho, importadores['cupons-online'], importadores['prescricoes-online']);
    return receberArquivo(ctx, doModelo, envio);
  });

  atender(contrato.listarImportacoes, ({ query, sessao }) =>
    listarImportacoes(ctx.db, { ...query, tipos: tiposPara(sessao.funcao) }),
  );
  atender(contrato.retomarImportacao, async ({ params, sessao, autoria }) => {
    await retomarImportacao(ctx.db, ctx.fila, params.id, autoria, tiposPara(sessao.funcao));
    return {};
  });
  atender(contrato.pararImportacao, ({ params: { id }, sessao, agora, autoria }) =>
    pararImportacao(ctx, { id, quem: sessao.id, agora, autoria, tipos: tiposPara(sessao.funcao) }),
  );
  atender(contrato.desfazerImportacao, ({ params: { id }, sessao, agora, autoria }) =>
    desfazerImportacao(ctx.semPressa, importadores, {
      id,
      quem: sessao.id,
      agora,
      autoria,
      tipos: tiposPara(sessao.funcao),
    }),
  );
  atender(contrato.verImportacao, ({ params, sessao }) => lerImportacao(ctx.db, params.id, tiposPara(sessao.funcao)));

  atender(contrato.baixarErrosDaImportacao, async ({ params: { id }, sessao, autoria, reply }) => {
    const erros = await lerErros(ctx.db, id, { tipos: tiposPara(sessao.funcao), autoria });
    return baixarCsv(reply, `erros-da-importacao-${id}.csv`, Readable.from(erros));
  });

  atender(contrato.baixarErrosDaPrevia, async ({ req, sessao, reply, agora, hoje }) => {
    const esquema = contrato.baixarErrosDaPrevia.body.omit({ arquivo: true });
    const { campos, arquivo } = await lerFormulario(req, esquema, FORMULARIO);
    if (!tiposPara(sessao.funcao).includes(campos.tipo)) throw recusarCampo('tipo', 'Escolha o tipo do arquivo');
    const importador = importadores[campos.tipo];
    const lojistaId = await importador.exigirLoja?.(ctx.db, campos.id_lojista);
    const csv = await errosDaPrevia(ctx, importador, { arquivo, lojistaId, agora, hoje });
    return baixarCsv(reply, 'erros.csv', csv);
  });

  atender(contrato.baixarModelo, async ({ params: { tipo }, sessao, reply }) => {
    if (!tiposPara(sessao.funcao).includes(tipo)) throw new Recusa('NAO_ENCONTRADO');
    const { colunas } = importadores[tipo];
    const linhas = [colunas.map(({ nome }) => nome), colunas.map(({ exemplo }) => exemplo)];
    return baixarCsv(reply, `modelo-${tipo}.csv`, escreverCsv(linhas));
  });
}
