import { IMAGEM_NO_MAXIMO } from '@indica-bem/domain/imagem/regras';
import { portao } from '../../nucleo/portao';
import { Recusa } from '../../nucleo/recusa';
import type { Imagem } from './guardar-imagem';
import { prepararImagem, type Quadro } from './preparar-imagem';

/** Held from the first byte to the last pixel: while others wait, their bytes wait in the network and not in memory. */
const comVez = portao({ aoMesmoTempo: 2, naFila: 20 });

type Recebido<C, A extends string> = { campos: C; arquivos: Partial<Record<A, { bytes: Buffer }>> };

/** A form whose files are pictures, each with the frame it is made for. `ler` brings it in. */
export function receberImagens<C, A extends string>(
  quadros: Record<A, Quadro>,
  ler: (limites: { nomes: readonly A[]; maximo: number }) => Promise<Recebido<C, A>>,
): Promise<{ campos: C; imagens: Partial<Record<A, Imagem>> }> {
  const nomes = Object.keys(quadros) as A[];
  return comVez(async () => {
    const { campos, arquivos } = await ler({ nomes, maximo: IMAGEM_NO_MAXIMO.bytes });
    const imagens: Partial<Record<A, Imagem>> = {};
    for (const nome of nomes) {
      const arquivo = arquivos[nome];
      if (arquivo) imagens[nome] = await prepararImagem(arquivo.bytes, quadros[nome]).catch(noCampo(nome));
    }
    return { campos, imagens };
  });
}

/** The sentence also goes to the field it is about. */
const noCampo = (campo: string) => (erro: unknown) => {
  if (!(erro instanceof Recusa)) throw erro;
  throw new Recusa(erro.codigo, { ...erro.detalhes, campos: { [campo]: erro.message } });
};
