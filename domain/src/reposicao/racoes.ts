import type { DataIso } from '../brasil/datas';
import { indicacaoVencida } from '../prescricao/regras';
import { fimDaRacao, type PacoteComprado } from './fim-da-racao';

/** A recommendation of a tutor, bought with or not. */
export interface IndicacaoDoTutor extends Omit<PacoteComprado, 'comprado_em'> {
  id_prescricao: number;
  id_pet: number | null;
  /** The day it was made. */
  data: DataIso;
  comprado_em: DataIso | null;
  validade: DataIso | null;
  bloqueada: boolean;
  /** The one it followed, at the tutor's request. */
  renova: number | null;
}

type Comprada<I extends IndicacaoDoTutor> = I & { comprado_em: DataIso };
const comprada = <I extends IndicacaoDoTutor>(indicacao: I): indicacao is Comprada<I> => indicacao.comprado_em !== null;

/**
 * What each pet eats now: its last purchase, and the day that ends. Recommendations are of one pet when the tutor said
 * so, or when one followed the other; else each stands by itself.
 */
export function racoesDe<I extends IndicacaoDoTutor>(
  indicacoes: readonly I[],
): { compra: Comprada<I>; fim: DataIso | null }[] {
  const porPet = new Map<string, Comprada<I>[]>();
  const porId = new Map(indicacoes.map((indicacao) => [indicacao.id_prescricao, indicacao]));
  for (const indicacao of indicacoes.filter(comprada)) {
    const pet = deQuem(indicacao, porId);
    porPet.set(pet, [...(porPet.get(pet) ?? []), indicacao]);
  }
  return [...porPet.values()].flatMap((compras) => {
    const [compra] = compras.toSorted(maisNovaPrimeiro);
    return compra ? [{ compra, fim: fimDaRacao(compras) }] : [];
  });
}

/** The pet, or the first recommendation of those that followed each other. */
function deQuem(indicacao: IndicacaoDoTutor, porId: ReadonlyMap<number, IndicacaoDoTutor>): string {
  if (indicacao.id_pet !== null) return `pet ${indicacao.id_pet}`;
  const anterior = indicacao.renova === null ? undefined : porId.get(indicacao.renova);
  // A request comes after what it is about: ids only go down, so this ends.
  if (anterior && anterior.id_prescricao < indicacao.id_prescricao) return deQuem(anterior, porId);
  return `indicação ${indicacao.id_prescricao}`;
}

const maisNovaPrimeiro = (a: Comprada<IndicacaoDoTutor>, b: Comprada<IndicacaoDoTutor>) =>
  a.comprado_em === b.comprado_em ? b.id_prescricao - a.id_prescricao : a.comprado_em < b.comprado_em ? 1 : -1;

/**
 * Whether somebody has already seen to what comes next: another recommendation was made after the purchase, for the same
 * pet or, where nobody said for which, of the same food, and can be used or was.
 */
export function jaTemOutra(
  compra: Comprada<IndicacaoDoTutor>,
  indicacoes: readonly IndicacaoDoTutor[],
  hoje: DataIso,
): boolean {
  return indicacoes.some((outra) => {
    if (outra.id_prescricao === compra.id_prescricao) return false;
    const vale =
      !outra.bloqueada && !indicacaoVencida({ dataAtivacao: outra.comprado_em, validade: outra.validade }, hoje);
    if (outra.renova === compra.id_prescricao) return vale;
    const doMesmo =
      outra.id_pet !== null && compra.id_pet !== null
        ? outra.id_pet === compra.id_pet
        : outra.id_produto !== null && outra.id_produto === compra.id_produto;
    return vale && doMesmo && outra.data > compra.comprado_em;
  });
}
