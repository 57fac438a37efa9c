import * as contrato from '@indica-bem/domain/importacao/contrato';
import { escreverCsv } from '@indica-bem/domain/texto/escrever-csv';
import type { FastifyReply } from 'fastify';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';
import { lerFormulario } from '../http/formulario';
import { Recusa } from '../http/recusa';

import type { Importador } from './importador';
import { IMPORTADORES } from './importadores';
import { escreverErros, lerImportacao } from './ler-importacao';
import { ARQUIVO_NO_MAXIMO, receberArquivo } from './receber';

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
    const importador = importadorDe(TIPO_DO_PERFIL[campos.perfil]);
    return receberArquivo(ctx, importador, { arquivo, previa: query.previa === 'S', adminId: sessao.id, agora, hoje });
  });

  atender(contrato.verImportacao, ({ params }) => lerImportacao(ctx.db, params.id));

  atender(contrato.baixarErrosDaImportacao, async ({ params, reply }) =>
    enviarCsv(reply, `erros-da-importacao-${params.id}.csv`, await escreverErros(ctx.db, params.id)),
  );

  atender(contrato.baixarModelo, async ({ params: { tipo }, reply }) => {
    const { colunas } = importadorDe(tipo);
    return enviarCsv(reply, `modelo-${tipo}.csv`, escreverCsv([colunas.map(({ nome }) => nome)]));
  });
}

function importadorDe(tipo: contrato.TipoDeImportacao): Importador {
  const importador = IMPORTADORES[tipo];
  if (!importador) throw new Recusa('NAO_ENCONTRADO');
  return importador;
}

function enviarCsv(reply: FastifyReply, nome: string, csv: string): never {
  reply.header('content-disposition', `attachment; filename="${nome}"`).header('cache-control', 'no-store');
  return reply.type('text/csv; charset=utf-8').send(csv) as never;
}
