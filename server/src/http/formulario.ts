import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Recusa, recusarCampo } from './recusa';

export type Arquivo = { nome: string; bytes: Buffer };

const CAMPOS = 20;

/** A multipart form with one file: everything is bounded before it is read, and its fields obey the same schemas. */
export async function lerFormulario<E extends z.ZodObject>(
  req: FastifyRequest,
  esquema: E,
  { campo, maximo }: { campo: string; maximo: number },
): Promise<{ campos: z.output<E>; arquivo: Arquivo }> {
  const { valores, arquivo } = await lerPartes(req, campo, maximo);
  const lido = esquema.safeParse(Object.fromEntries(valores));
  if (!lido.success) {
    const campos = Object.fromEntries(lido.error.issues.map(({ path, message }) => [path.join('.'), message]));
    throw new Recusa('DADOS_INVALIDOS', { campos });
  }
  if (!arquivo) throw recusarCampo(campo, 'Escolha o arquivo');
  return { campos: lido.data, arquivo };
}

async function lerPartes(req: FastifyRequest, campo: string, maximo: number) {
  const valores = new Map<string, unknown>();
  let arquivo: Arquivo | undefined;
  const limits = { fileSize: maximo, files: 1, fields: CAMPOS, fieldSize: 10_000, parts: CAMPOS + 1, headerPairs: 50 };
  try {
    for await (const parte of req.parts({ limits })) {
      if (parte.type === 'field') valores.set(parte.fieldname, parte.value);
      else if (parte.fieldname === campo) arquivo = { nome: nomeLimpo(parte.filename), bytes: await parte.toBuffer() };
      else await parte.toBuffer();
    }
  } catch (erro) {
    // The plugin's own refusals have a code that the error handler knows; what its parser throws is a broken body.
    throw erro instanceof Error && 'statusCode' in erro ? erro : new Recusa('CORPO_ILEGIVEL');
  }
  return { valores, arquivo };
}

const nomeLimpo = (nome: string) =>
  nome
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'arquivo';
