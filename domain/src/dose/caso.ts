import type { Especie, TipoDeCalculadora } from '../produto/regras';

/** The stage an animal is in. `recuperacao` is the stage of every product with that calculator, and of no other. */
export const FASES = ['adulto', 'filhote', 'gestacao', 'lactacao', 'recuperacao'] as const;
export type Fase = (typeof FASES)[number];

export const ROTULO_DA_FASE: Record<Fase, string> = {
  adulto: 'Adulto',
  filhote: 'Filhote',
  gestacao: 'Gestação',
  lactacao: 'Lactação',
  recuperacao: 'Recuperação',
};

export const UNIDADES_DE_IDADE = ['semanas', 'meses'] as const;
export interface Idade {
  valor: number;
  unidade: (typeof UNIDADES_DE_IDADE)[number];
}

/** What formula 2 asks besides the weight; each stage only its own. */
export interface Caso {
  fase: Fase;
  /** Body condition, 1 to 9. */
  ecc?: number | null | undefined;
  /** Key of `ATIVIDADES`; adults. */
  atividade?: string | null | undefined;
  /** Growth. */
  idade?: Idade | null | undefined;
  /** Expected, in kg; growing dogs. */
  peso_adulto?: number | null | undefined;
  /** Of gestation or lactation. */
  semana?: number | null | undefined;
  /** Pups at the teat. */
  ninhada?: number | null | undefined;
  /** Whole days; recovery. */
  dias_sem_comer?: number | null | undefined;
}
export type CampoDoCaso = keyof Caso;

/** Of a product, what a portion depends on. */
export interface ProdutoDaDose {
  especie: Especie;
  tipo_calculadora: TipoDeCalculadora;
  /** kcal/kg */
  energia_metabolizavel: number;
  ciclo_de_vida: string | null;
  porte: string | null;
  sub_categoria: string;
  nome: string;
  outras_necessidades: string | null;
}

export const deFilhote = ({ ciclo_de_vida }: Pick<ProdutoDaDose, 'ciclo_de_vida'>): boolean =>
  ciclo_de_vida === 'Filhote';

/** The stages to choose from; one alone needs no question. Those a product is not for are offered too: they say why not. */
export function fasesDoProduto(produto: Pick<ProdutoDaDose, 'tipo_calculadora' | 'ciclo_de_vida'>): readonly Fase[] {
  if (produto.tipo_calculadora === 'recuperacao') return ['recuperacao'];
  return deFilhote(produto)
    ? ['filhote', 'gestacao', 'lactacao', 'adulto']
    : ['adulto', 'filhote', 'gestacao', 'lactacao'];
}

/** What is asked in a stage, besides the weight, in the order of asking. */
export function perguntasDoCaso(
  { especie, tipo_calculadora }: Pick<ProdutoDaDose, 'especie' | 'tipo_calculadora'>,
  fase: Fase,
): readonly CampoDoCaso[] {
  switch (fase) {
    case 'adulto':
      return tipo_calculadora === 'obesidade' ? ['ecc'] : ['ecc', 'atividade'];
    case 'filhote':
      return especie === 'cao' ? ['ecc', 'idade', 'peso_adulto'] : ['ecc', 'idade'];
    case 'gestacao':
      return ['ecc', 'semana'];
    case 'lactacao':
      return ['ecc', 'ninhada', 'semana'];
    case 'recuperacao':
      return ['ecc', 'dias_sem_comer'];
  }
}

/** The case as it is kept: its own answers, nothing that was left over from another stage. */
export function soDaFase(produto: Pick<ProdutoDaDose, 'especie' | 'tipo_calculadora'>, caso: Caso): Caso {
  const pedidos = perguntasDoCaso(produto, caso.fase);
  return { fase: caso.fase, ...Object.fromEntries(pedidos.map((campo) => [campo, caso[campo]])) };
}

export const emMeses = ({ valor, unidade }: Idade): number => (unidade === 'meses' ? valor : (valor * 12) / 52);
