import { IMAGEM_NO_MAXIMO } from '@indica-bem/domain/imagem/regras';
import { portao } from '../../nucleo/portao';
import { Recusa } from '../../nucleo/recusa';
import type { Imagem } from './guardar-imagem';
import { prepararImagem, type Quadro } from './preparar-imagem';

/** Held from the first byte to the last pixel: while others wait, their bytes wait in the network and not in memory. */
const comVez = portao({ aoMesmoTempo: 2, naFila: 20 });

type Recebido<A extends string> = { campos: object; arquivos: Partial<Record<A, { bytes: Buffer }>> };

/** A form with pictures, each with the frame it is made for. `ler` brings it in, with whatever other files it has. */
export function receberImagens<A extends string, R extends Recebido<A>>(
  quadros: Record<A, Quadro>,
  ler: (limites: { nomes: readonly A[]; maximo: number }) => Promise<R>,
): Promise<R & { imagens: Partial<Record<A, Imagem>> }> {
  const nomes = Object.keys(quadros) as A[];
  return comVez(async () => {
    const recebido = await ler({ nomes, maximo: IMAGEM_NO_MAXIMO.bytes });
    const imagens: Partial<Record<A, Imagem>> = {};
    for (const nome of nomes) {
      const arquivo: { bytes: Buffer } | undefined = recebido.arquivos[nome];
      if (arquivo) imagens[nome] = await prepararImagem(arquivo.bytes, quadros[nome]).catch(noCampo(nome));
    }
    return { ...recebido, imagens };
  });
}

/** The sentence also goes to the field it is about. */
const noCampo = (campo: string) => (erro: unknown) => {
  if (!(erro instanceof Recusa)) throw erro;
  throw new Recusa(erro.codigo, { ...erro.detalhes, campos: { [campo]: erro.message } });
};
