import type { CodigoDeErro } from '@indica-bem/domain/erros';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Recusa } from '../nucleo/recusa';
import { lerCamposEArquivos } from './formulario';

const PRAZO_DO_ENVIO = 90_000;

/** A form whose files are pictures, unless `pesado` says otherwise of one: for who holds a turn while it arrives. */
export async function lerNoPrazo<E extends z.ZodObject, A extends string>(
  req: FastifyRequest,
  esquema: E,
  limites: { nomes: readonly A[]; maximo: number; pesado?: Partial<Record<A, CodigoDeErro>> },
) {
  const leitura = lerCamposEArquivos(req, esquema, limites);
  try {
    return await Promise.race([leitura, desistencia(req)]);
  } catch (erro) {
    if (!(erro instanceof Error && 'code' in erro && erro.code === 'FST_REQ_FILE_TOO_LARGE')) throw erro;
    const campo = limites.nomes.find((nome) => 'campo' in erro && erro.campo === nome);
    const codigo = (campo && limites.pesado?.[campo]) ?? 'IMAGEM_MUITO_PESADA';
    throw new Recusa(codigo, campo && { campos: { [campo]: new Recusa(codigo).message } });
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
