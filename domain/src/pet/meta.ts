import { pesoIdeal } from '../dose/peso-ideal';

/** kg */
export interface FaixaDePeso {
  minimo: number;
  maximo: number;
}

/** Of what a recommendation keeps of its sum, what a goal depends on. */
interface Calculado {
  versao: number;
  tipo: string;
  peso_pet: number;
  /** Formula 1: the factor of the condition. */
  ecc: number;
  caso?: { fase: string; ecc?: number | null | undefined } | null | undefined;
  avisos?: readonly string[] | null | undefined;
}

const ECC_IDEAL = 5;
/** Formula 1 knows overweight (6–7) and obesity (8–9) only: the lower of the two points, the goal nearer to today. */
const ECC_DA_CONDICAO = new Map([
  [0.85, 6],
  [0.8, 8],
]);

/** The goal of who was recommended food with excess of weight, as the recommendation was signed; null for all others. */
export function metaDoCalculo(calculo: Calculado | null): FaixaDePeso | null {
  const ecc = calculo ? eccDe(calculo) : ECC_IDEAL;
  if (!calculo || !(ecc > ECC_IDEAL)) return null;
  const { minimo, maximo } = pesoIdeal(calculo.peso_pet, ecc);
  return { minimo: emGramas(minimo), maximo: emGramas(maximo) };
}

/** Only an adult is to lose weight: who grows, breeds or recovers is not. */
function eccDe({ versao, tipo, ecc, caso, avisos }: Calculado): number {
  if (tipo === 'recuperacao') return ECC_IDEAL;
  // Formula 1 does not ask the stage: the food says who grows.
  if (versao === 1) return avisos?.includes('filhote') ? ECC_IDEAL : (ECC_DA_CONDICAO.get(ecc) ?? ECC_IDEAL);
  return caso?.fase === 'adulto' ? (caso.ecc ?? ECC_IDEAL) : ECC_IDEAL;
}

const emGramas = (kg: number) => Math.round(kg * 100) / 100;
