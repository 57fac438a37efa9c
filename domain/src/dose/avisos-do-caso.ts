import type { Aviso } from './avisos';
import { type Caso, deFilhote, type ProdutoDaDose } from './caso';
import { pesoIdeal } from './peso-ideal';
import { NINHADA_DA_TABELA } from './reproducao';

/** Adult weights each size is for, in kg. */
const QUILOS_DO_PORTE: Record<string, readonly [de: number, ate: number]> = {
  'Mini e Pequeno': [0, 10],
  Pequeno: [0, 10],
  Médio: [10, 25],
  'Médio e Grande': [10, 45],
  Grande: [25, 45],
  'Grande e Gigante': [25, Number.POSITIVE_INFINITY],
  Gigante: [45, Number.POSITIVE_INFINITY],
};
/** From this weight on it may be a Great Dane, whose breed nobody is asked for. */
const DOGUE_ALEMAO = 45;
const DIAS_DE_JEJUM_LONGO = 3;

/** What formula 2 says beside the amount. */
export function avisosDoCaso(produto: ProdutoDaDose, peso: number, caso: Caso): Aviso[] {
  const { fase, peso_adulto, ninhada, dias_sem_comer } = caso;
  const ecc = caso.ecc ?? 5;
  const adulto = fase === 'adulto';
  const daMae = fase === 'gestacao' || fase === 'lactacao';
  const quando: [Aviso, boolean][] = [
    ['porte', contradizOPorte(produto, peso_adulto ?? pesoIdeal(peso, ecc).maximo)],
    [
      'dogue_alemao',
      adulto && produto.tipo_calculadora === 'comum' && produto.especie === 'cao' && peso >= DOGUE_ALEMAO,
    ],
    ['alimento_de_filhote', adulto && deFilhote(produto)],
    ['acima_do_peso_crescendo', fase === 'filhote' && ecc >= 6],
    ['acima_do_peso_na_reproducao', daMae && ecc >= 6],
    ['obesidade_com_alimento_comum', adulto && produto.tipo_calculadora === 'comum' && ecc >= 8],
    ['ninhada_grande', fase === 'lactacao' && produto.especie === 'cao' && (ninhada ?? 0) > NINHADA_DA_TABELA],
    ['jejum_longo', fase === 'recuperacao' && (dias_sem_comer ?? 0) >= DIAS_DE_JEJUM_LONGO],
  ];
  return quando.filter(([, vale]) => vale).map(([aviso]) => aviso);
}

/** What formula 1 says beside the amount. It asks for no stage: of food for puppies it is not known how heavy they become. */
export function avisosDaFormula1(produto: ProdutoDaDose, pesoIdeal: number, pesoAdulto: number | null): Aviso[] {
  const cresce = deFilhote(produto) && pesoAdulto === null;
  const porte = cresce ? passaDoPorte(produto, pesoIdeal) : contradizOPorte(produto, pesoAdulto ?? pesoIdeal);
  return [...(porte ? (['porte'] as const) : []), ...(deFilhote(produto) ? (['filhote'] as const) : [])];
}

function contradizOPorte(produto: ProdutoDaDose, pesoAdulto: number): boolean {
  return pesoAdulto < (quilosDo(produto)?.[0] ?? 0) || passaDoPorte(produto, pesoAdulto);
}

const passaDoPorte = (produto: ProdutoDaDose, peso: number): boolean =>
  peso > (quilosDo(produto)?.[1] ?? Number.POSITIVE_INFINITY);

const quilosDo = ({ porte }: ProdutoDaDose) => (porte ? QUILOS_DO_PORTE[porte] : undefined);
