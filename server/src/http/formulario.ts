import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Recusa, recusarCampo } from '../nucleo/recusa';

export type Arquivo = { nome: string; bytes: Buffer };
type Arquivos<A extends string> = Partial<Record<A, Arquivo>>;

const CAMPOS = 30;

/** A multipart form with the one file it is about. */
export async function lerFormulario<E extends z.ZodObject>(
  req: FastifyRequest,
  esquema: E,
  { campo, maximo }: { campo: string; maximo: number },
): Promise<{ campos: z.output<E>; arquivo: Arquivo }> {
  const { campos, arquivos, vazios } = await lerCamposEArquivos(req, esquema, { nomes: [campo], maximo });
  const arquivo = arquivos[campo];
  if (!arquivo) throw recusarCampo(campo, vazios.has(campo) ? 'O arquivo está vazio' : 'Escolha o arquivo');
  return { campos, arquivo };
}

/** A multipart form: everything is bounded before it is read, and its fields obey the same schemas. */
export async function lerCamposEArquivos<E extends z.ZodObject, A extends string>(
  req: FastifyRequest,
  esquema: E,
  limites: { nomes: readonly A[]; maximo: number },
): Promise<{ campos: z.output<E>; arquivos: Arquivos<A>; vazios: ReadonlySet<string> }> {
  const { valores, arquivos, vazios } = await lerPartes(req, limites);
  const lido = esquema.safeParse(Object.fromEntries(valores));
  if (!lido.success) {
    const campos = Object.fromEntries(lido.error.issues.map(({ path, message }) => [path.join('.'), message]));
    throw new Recusa('DADOS_INVALIDOS', { campos });
  }
  return { campos: lido.data, arquivos, vazios };
}

async function lerPartes<A extends string>(
  req: FastifyRequest,
  { nomes, maximo }: { nomes: readonly A[]; maximo: number },
) {
  const valores = new Map<string, unknown>();
  const arquivos: Arquivos<A> = {};
  const vazios = new Set<string>();
  const files = nomes.length;
  const limits = { fileSize: maximo, files, fields: CAMPOS, fieldSize: 10_000, parts: CAMPOS + files, headerPairs: 50 };
  try {
    for await (const parte of req.parts({ limits })) {
      if (parte.type === 'field') {
        valores.set(parte.fieldname, parte.value);
        continue;
      }
      const bytes = await parte.toBuffer().catch(noCampo(parte.fieldname));
      const nome = nomes.find((esperado) => esperado === parte.fieldname);
      // A browser sends a file input that was left alone as an empty file without a name.
      if (nome && bytes.length > 0) arquivos[nome] = { nome: nomeLimpo(parte.filename), bytes };
      else if (nome && parte.filename) vazios.add(nome);
    }
  } catch (erro) {
    // The plugin's own refusals have a code that the error handler knows; what its parser throws is a broken body.
    throw erro instanceof Error && 'statusCode' in erro ? erro : new Recusa('CORPO_ILEGIVEL');
  }
  return { valores, arquivos, vazios };
}

/** Whoever says that a file is too large says which one. */
const noCampo = (campo: string) => (erro: unknown) => {
  throw erro instanceof Error ? Object.assign(erro, { campo }) : erro;
};

const nomeLimpo = (nome: string) =>
  nome
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 200) || 'arquivo';
