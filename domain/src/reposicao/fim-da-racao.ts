import { type DataIso, somarDias } from '../brasil/datas';
import type { PesoDePacote } from '../cupom/regras';
import { diasPorPacote } from '../dose/pacotes';

/** A bag bought with a recommendation, and how much of it goes in a day. */
export interface PacoteComprado {
  /** The day of the purchase, in São Paulo. */
  comprado_em: DataIso;
  /** Kilograms of the bag; null where nobody wrote it down. */
  peso: number | null;
  /** Grams a day; null where the recommendation has no amount. */
  gramas: number | null;
  id_produto: number | null;
}

/** For how many whole days a bag lasts; null where one of the two is not known. */
export function diasDoPacote({ peso, gramas }: Pick<PacoteComprado, 'peso' | 'gramas'>): number | null {
  if (!peso || !gramas) return null;
  // The database keeps only weights that a bag may have.
  return diasPorPacote(gramas, peso as PesoDePacote);
}

/**
 * The day on which the food ends: the last bag, counted from the day of its purchase or, where the one before was the
 * same food and is not over yet, from the day that one ends. Other food does not wait for the old bag. Of one pet; null
 * where the last bag cannot be counted.
 */
export function fimDaRacao(pacotes: readonly PacoteComprado[]): DataIso | null {
  const porDia = [...pacotes].sort((a, b) =>
    a.comprado_em < b.comprado_em ? -1 : a.comprado_em > b.comprado_em ? 1 : 0,
  );
  let anterior: { id_produto: number | null; fim: DataIso } | null = null;
  let fim: DataIso | null = null;
  for (const pacote of porDia) {
    const dias = diasDoPacote(pacote);
    fim = null;
    if (dias === null) continue;
    const mesma: boolean =
      anterior !== null && anterior.id_produto !== null && anterior.id_produto === pacote.id_produto;
    const comeca: DataIso = mesma && anterior && anterior.fim > pacote.comprado_em ? anterior.fim : pacote.comprado_em;
    fim = somarDias(comeca, dias);
    anterior = { id_produto: pacote.id_produto, fim };
  }
  return fim;
}

/** How many days before the end the tutor is told, on the home and by mail. */
export const DIAS_DE_AVISO_DA_RACAO = 5;
/** For how long after the end the home still offers to ask for the next. */
const DIAS_DEPOIS_DO_FIM = 30;

/**
 * The morning on which the end of a bag is announced: five days before or, of a bag that lasts no longer, the day after
 * it was bought. Null for one that is over by then.
 */
export function diaDoAviso(fim: DataIso, comprado_em: DataIso): DataIso | null {
  const cedo = somarDias(fim, -DIAS_DE_AVISO_DA_RACAO);
  const amanha = somarDias(comprado_em, 1);
  const dia = cedo > amanha ? cedo : amanha;
  return dia <= fim ? dia : null;
}

export const SITUACOES_DA_RACAO = ['em_dia', 'acabando', 'acabou', 'passada'] as const;
export type SituacaoDaRacao = (typeof SITUACOES_DA_RACAO)[number];

/** `passada`: so long ago that nothing is said of it any more. */
export function situacaoDaRacao(fim: DataIso, hoje: DataIso): SituacaoDaRacao {
  if (hoje > somarDias(fim, DIAS_DEPOIS_DO_FIM)) return 'passada';
  if (hoje > fim) return 'acabou';
  return hoje >= somarDias(fim, -DIAS_DE_AVISO_DA_RACAO) ? 'acabando' : 'em_dia';
}
