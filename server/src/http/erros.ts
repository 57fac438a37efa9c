import { recusasDe } from '@indica-bem/domain/contrato/recusas';
import type { CodigoDeErro } from '@indica-bem/domain/erros';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { bancoForaDoAr, perdeuADisputa, SEM_ESPACO, semEspaco } from '../db/erros-do-banco';
import type { Avisos } from '../nucleo/avisos';
import { Recusa } from '../nucleo/recusa';

/** Fastify's own refusals, in our words. */
const DO_FASTIFY: Record<string, CodigoDeErro> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'ARQUIVO_MUITO_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NAO_SUPORTADO',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'CORPO_ILEGIVEL',
  FST_ERR_CTP_INVALID_JSON_BODY: 'CORPO_ILEGIVEL',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'CORPO_ILEGIVEL',
  FST_ERR_BAD_URL: 'NAO_ENCONTRADO',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'TIPO_NAO_SUPORTADO',
  FST_REQ_FILE_TOO_LARGE: 'ARQUIVO_MUITO_GRANDE',
  FST_FILES_LIMIT: 'ARQUIVO_MUITO_GRANDE',
  FST_PARTS_LIMIT: 'ARQUIVO_MUITO_GRANDE',
  FST_FIELDS_LIMIT: 'ARQUIVO_MUITO_GRANDE',
};

export const RECUSA_NAO_DECLARADA = 'recusa-nao-declarada';

export function tratarErros(app: FastifyInstance, avisos: Avisos): void {
  app.setErrorHandler((erro: FastifyError, req, reply) => {
    if (semEspaco(erro)) avisos.registrar(SEM_ESPACO);
    const recusa = recusaDe(erro, req);
    exigirDeclarada(recusa, req, avisos);
    return responder(recusa, req, reply);
  });
  app.setNotFoundHandler((req, reply) => responder(new Recusa('NAO_ENCONTRADO'), req, reply));
}

function recusaDe(erro: FastifyError, req: FastifyRequest): Recusa {
  if (erro instanceof Recusa) return erro;
  if (hasZodFastifySchemaValidationErrors(erro)) return recusaDeValidacao(erro);
  const codigo = DO_FASTIFY[erro.code];
  if (codigo) return new Recusa(codigo);
  // A client error we have no sentence for (a broken body, a stray header) is still the client's.
  const doCliente = !isResponseSerializationError(erro) && erro.statusCode !== undefined && erro.statusCode < 500;
  if (doCliente) return new Recusa('CORPO_ILEGIVEL');
  if (semEspaco(erro)) {
    req.log.error({ err: erro }, 'disco cheio');
    return new Recusa('SEM_ESPACO', { aguarde: 30 });
  }
  if (bancoForaDoAr(erro)) {
    req.log.warn({ err: erro }, 'banco de dados fora do ar');
    return new Recusa('INDISPONIVEL', { aguarde: 2 });
  }
  // Several times in a row, or it would not have come this far: a crowd, not a fault.
  if (perdeuADisputa(erro)) {
    req.log.warn({ err: erro }, 'disputa no banco de dados');
    return new Recusa('INDISPONIVEL', { aguarde: 1 });
  }
  req.log.error({ err: erro }, 'erro interno');
  return new Recusa('ERRO_INTERNO', { requisicao: req.id });
}

/**
 * A client can only be ready for what the contract says. Whoever called still gets the answer: the fault is ours, and is
 * told to who runs the product, and to the test that caused it.
 */
function exigirDeclarada({ codigo }: Recusa, req: FastifyRequest, avisos: Avisos): void {
  const { chamada } = req.routeOptions.config;
  if (!chamada || recusasDe(chamada).includes(codigo)) return;
  const rota = `${chamada.method} ${chamada.path}`;
  req.log.error({ recusa: codigo, rota }, 'recusa não declarada');
  avisos.registrar(RECUSA_NAO_DECLARADA, { rota, recusa: codigo });
}

function recusaDeValidacao(erro: {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
}): Recusa {
  // An address that cannot be one is an address that does not exist.
  if (erro.validationContext === 'params') return new Recusa('NAO_ENCONTRADO');
  const campos: Record<string, string> = {};
  for (const { instancePath, message } of erro.validation) {
    const campo = instancePath.split('/').filter(Boolean).join('.') || 'corpo';
    campos[campo] ??= message ?? 'Valor inválido';
  }
  return new Recusa('DADOS_INVALIDOS', { campos });
}

function responder(recusa: Recusa, req: FastifyRequest, reply: FastifyReply) {
  const { aguarde } = recusa.detalhes;
  req.recusa = recusa;
  if (aguarde !== undefined) reply.header('retry-after', Math.ceil(aguarde));
  return reply
    .code(recusa.status)
    .type(recusa.midia)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(recusa.corpo);
}
