import { verAcerto } from '@indica-bem/domain/acerto/chamadas';
import type { Acerto, LinhaDoAcerto, MarcoDoMes } from '@indica-bem/domain/acerto/formas';
import { api } from '../../lib/api';

type Inteiro = { acerto: Acerto; linhas: LinhaDoAcerto[]; marco: MarcoDoMes | null };

const POR_VEZ = 100;

/** Every line of a month, page after page: on paper nobody asks for more. A closed month does not change meanwhile. */
export async function lerAcertoInteiro(
  id: string,
  aoAvancar: (lidas: number, de: number) => void,
  signal: AbortSignal,
): Promise<Inteiro> {
  const linhas: LinhaDoAcerto[] = [];
  let cursor: string | undefined;
  for (;;) {
    const pagina = await api(verAcerto, { params: { id }, query: { limite: POR_VEZ, cursor }, signal });
    linhas.push(...pagina.linhas);
    const { acerto, proximo, marco } = pagina;
    aoAvancar(linhas.length, acerto.compras + acerto.ajustes);
    if (proximo === null) return { acerto, linhas, marco };
    cursor = proximo;
  }
}
