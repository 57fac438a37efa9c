import { IMAGEM_NO_MAXIMO } from '@indica-bem/domain/imagem/regras';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Arquivo, lerCamposEArquivos } from '../../http/formulario';
import { portao } from '../../nucleo/portao';
import { Recusa } from '../../nucleo/recusa';
import type { Imagem } from './guardar-imagem';
import { prepararImagem, type Quadro } from './preparar-imagem';

/** Held from the first byte to the last pixel: while others wait, their bytes wait in the network and not in memory. */
const comVez = portao({ aoMesmoTempo: 2, naFila: 20 });
const PRAZO_DO_ENVIO = 90_000;

/** A form whose files are pictures, each with the frame it is made for. */
export function lerFormularioComImagens<E extends z.ZodObject, A extends string>(
  req: FastifyRequest,
  esquema: E,
  quadros: Record<A, Quadro>,
): Promise<{ campos: z.output<E>; imagens: Partial<Record<A, Imagem>> }> {
  const nomes = Object.keys(quadros) as A[];
  return comVez(async () => {
    const { campos, arquivos } = await lerNoPrazo(req, esquema, nomes);
    const imagens: Partial<Record<A, Imagem>> = {};
    for (const nome of nomes) {
      const arquivo: Arquivo | undefined = arquivos[nome];
      if (arquivo) imagens[nome] = await prepararImagem(arquivo.bytes, quadros[nome]).catch(noCampo(nome));
    }
    return { campos, imagens };
  });
}

async function lerNoPrazo<E extends z.ZodObject, A extends string>(req: FastifyRequest, esquema: E, nomes: A[]) {
  const leitura = lerCamposEArquivos(req, esquema, { nomes, maximo: IMAGEM_NO_MAXIMO.bytes });
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

/** The sentence also goes to the field it is about. */
const noCampo = (campo: string) => (erro: unknown) => {
  if (!(erro instanceof Recusa)) throw erro;
  throw new Recusa(erro.codigo, { ...erro.detalhes, campos: { [campo]: erro.message } });
};
