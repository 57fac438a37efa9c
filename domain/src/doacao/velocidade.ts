import { VALOR_MAXIMO, VALOR_POR_KG_MAXIMO } from './valor-alto';
/** A purchase as the rules see it. Counts include the purchase itself and what came before it, nothing after. */
export interface CompraAJulgar {
  centavos: number;
  /** kg */
  peso: number;
  /** Digits; a partner and a store may have two, a person none. `telefoneDaIndicacao`: where the partner sent it. */
  telefoneDoTutor: string | null;
  telefoneDaIndicacao: string | null;
  telefonesDoParceiro: readonly (string | null)[];
  telefonesDaLoja: readonly (string | null)[];
  cpfDoTutor: string | null;
  cpfDoParceiro: string | null;
  /** At the same store within the minute, and of the same partner and store within the hour. */
  daLojaNoMinuto: number;
  doParNaHora: number;
  /** Of the same tutor on the same day. */
  doTutorNoDia: number;
  /**
   * It came in a file, days or weeks after it was made, together with a whole month: nobody knows its minute, so the
   * rules about pace ask nothing of it, nor does it count against the purchases at the till.
   */
  porArquivo: boolean;
}

interface Regra {
  /** What somebody reads who looks at the purchase later. */
  frase: string;
  /** Used until the settings say otherwise; null for a rule without a number. */
  limite: number | null;
  suspeita: (compra: CompraAJulgar, limite: number) => boolean;
}

type Telefones = readonly (string | null)[];
const haIgual = (uns: Telefones, outros: Telefones): boolean => uns.some((um) => um !== null && outros.includes(um));

/** Purchases no shop could make, or no tutor would. Each rule can be switched off and has its own number in the settings. */
export const REGRAS_DE_VELOCIDADE = {
  loja_por_minuto: {
    frase: 'Mais compras em um minuto do que um caixa consegue fazer',
    limite: 10,
    suspeita: ({ porArquivo, daLojaNoMinuto }, limite) => !porArquivo && daLojaNoMinuto > limite,
  },
  par_por_hora: {
    frase: 'Muitas compras do mesmo parceiro na mesma loja em uma hora',
    limite: 20,
    suspeita: ({ porArquivo, doParNaHora }, limite) => !porArquivo && doParNaHora > limite,
  },
  tutor_por_dia: {
    frase: 'Muitas compras do mesmo tutor em um dia',
    limite: 3,
    suspeita: ({ doTutorNoDia }, limite) => doTutorNoDia > limite,
  },
  valor_minimo: {
    frase: 'Valor baixo demais para um pacote',
    limite: 500,
    suspeita: ({ centavos }, limite) => centavos < limite,
  },
  valor_por_kg: {
    frase: 'Preço por quilo baixo demais',
    limite: 200,
    suspeita: ({ centavos, peso }, limite) => centavos < limite * peso,
  },
  valor_maximo: {
    frase: 'Valor alto demais para um pacote',
    limite: VALOR_MAXIMO,
    suspeita: ({ centavos }, limite) => centavos > limite,
  },
  valor_por_kg_maximo: {
    frase: 'Preço por quilo alto demais',
    limite: VALOR_POR_KG_MAXIMO,
    suspeita: ({ centavos, peso }, limite) => centavos > limite * peso,
  },
  telefone_igual: {
    frase: 'O mesmo telefone é do parceiro, do tutor ou da loja',
    limite: null,
    suspeita: ({ telefoneDoTutor, telefoneDaIndicacao, telefonesDoParceiro, telefonesDaLoja }) =>
      haIgual([telefoneDoTutor, telefoneDaIndicacao], telefonesDoParceiro) ||
      haIgual([telefoneDoTutor, ...telefonesDoParceiro], telefonesDaLoja),
  },
  cpf_igual: {
    frase: 'O parceiro e o tutor têm o mesmo CPF',
    limite: null,
    suspeita: ({ cpfDoTutor, cpfDoParceiro }) => cpfDoTutor !== null && cpfDoTutor === cpfDoParceiro,
  },
} as const satisfies Record<string, Regra>;

export type RegraDeVelocidade = keyof typeof REGRAS_DE_VELOCIDADE;
export const NOMES_DAS_REGRAS = Object.keys(REGRAS_DE_VELOCIDADE) as RegraDeVelocidade[];

/** What somebody reads; a rule of a version after this one must be told as well. */
export const fraseDaRegra = (nome: string): string =>
  Object.hasOwn(REGRAS_DE_VELOCIDADE, nome)
    ? REGRAS_DE_VELOCIDADE[nome as RegraDeVelocidade].frase
    : 'Por uma regra nova: atualize a página para ler qual';

/** Rules in force with their numbers; a rule that is not there is switched off. */
export type Limiares = ReadonlyMap<RegraDeVelocidade, number | null>;

/** Why a purchase waits for somebody to look at it; nothing, when its kilogram may be given at once. */
export function motivosDaAnalise(compra: CompraAJulgar, limiares: Limiares): RegraDeVelocidade[] {
  return NOMES_DAS_REGRAS.filter((nome) => {
    if (!limiares.has(nome)) return false;
    const { suspeita, limite }: Regra = REGRAS_DE_VELOCIDADE[nome];
    return suspeita(compra, limiares.get(nome) ?? limite ?? 0);
  });
}
