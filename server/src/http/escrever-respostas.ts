import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { respostaExata } from './resposta-exata';

/**
 * Every answer is checked against the contract. One that is just as it says is written as it is; the library, which
 * copies each object of it, and looks at each number twice, has the last word on the others: it cuts what is not
 * declared, and refuses what is wrong.
 */
export const escreverRespostas: FastifySerializerCompiler<z.ZodType> = (rota) => {
  const escrever = serializerCompiler(rota);
  // Of all routes at once it would be a seventh of a start.
  let exata: ReturnType<typeof respostaExata> | undefined;
  return (resposta) => {
    if (exata === undefined) exata = respostaExata(rota.schema);
    return exata?.(resposta) ? JSON.stringify(resposta) : escrever(resposta);
  };
};
