import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Recusa } from '../nucleo/recusa';
import { lerCamposEArquivos } from './formulario';

const PRAZO_DO_ENVIO = 90_000;

/** A form whose files are pictures: for who holds a turn while it arrives. */
export async function lerNoPrazo<E extends z.ZodObject, A extends string>(
  req: FastifyRequest,
  esquema: E,
  limites: { nomes: readonly A[]; maximo: number },
) {
  const leitura = lerCamposEArquivos(req, esquema, limites);
  try {
    return await Promise.race([leitura, desistencia(req)]);
  } catch (erro) {
    const pesada = erro instanceof Error && 'code' in erro && erro.code === 'FST_REQ_FILE_TOO_LARGE';
    throw pesada ? new Recusa('IMAGEM_MUITO_PESADA') : erro;
  }
}

/** A connection that died, before its turn or during it, must not keep the turn of others: nothing would end it. */
function desistencia(req: FastifyRequest): Promise<never> {
  return new Promise((_, desistir) => {
    const acabar = () => desistir(new Recusa('CORPO_ILEGIVEL'));
    if (req.raw.destroyed && !req.raw.readableEnded) acabar();
    const relogio = setTimeout(acabar, PRAZO_DO_ENVIO);
    req.raw.once('close', () => clearTimeout(relogio));
  });
}
