import { type DataIso, dataValida } from '../brasil/datas';
import { formatarDecimal } from '../brasil/numeros';
import { erroDoPeso, type TipoDePet } from './regras';

/** What a pet weighed on a day; one a day, the last that was written. */
export interface Pesagem {
  dia: DataIso;
  /** kg */
  peso: number;
}

/** What the log of one pet may keep: a weighing a week for nearly ten years. */
export const PESAGENS_NO_MAXIMO = 500;
export const RECUSAS_DA_PESAGEM = ['COTA_DE_PESAGENS'] as const;

/** Beyond this a weight is more often a slip of the finger than a change. */
const MUDANCA_ESTRANHA = 0.3;

interface DonoDaPesagem {
  tipo: TipoDePet;
  data_nascimento: DataIso;
}

export function errosDaPesagem(
  { dia, peso }: Pesagem,
  { tipo, data_nascimento }: DonoDaPesagem,
  hoje: DataIso,
): Partial<Record<'dia' | 'peso', string>> {
  const [doDia, doPeso] = [erroDoDia(dia, data_nascimento, hoje), erroDoPeso(tipo, peso)];
  return { ...(doDia && { dia: doDia }), ...(doPeso && { peso: doPeso }) };
}

function erroDoDia(dia: DataIso, nascimento: DataIso, hoje: DataIso): string | null {
  if (!dataValida(dia)) return 'Data inválida';
  if (dia > hoje) return 'Este dia ainda não chegou';
  return dia < nascimento ? 'Neste dia o pet ainda não tinha nascido' : null;
}

/** What is asked before an unlikely weight is kept; null for a likely one. `antes`: what it weighed nearest to that day. */
export function perguntaDoPeso(peso: number, antes: number): string | null {
  const mudanca = (peso - antes) / antes;
  if (Math.abs(mudanca) <= MUDANCA_ESTRANHA) return null;
  const quanto = `${Math.round(Math.abs(mudanca) * 100)} % a ${mudanca > 0 ? 'mais' : 'menos'}`;
  return `${formatarDecimal(peso, 2)} kg é ${quanto} que os ${formatarDecimal(antes, 2)} kg de antes.`;
}

/** The weighing nearest before a day, or else the first after it. `pesagens`: by day. */
export function pesagemMaisPerto(pesagens: readonly Pesagem[], dia: DataIso): Pesagem | null {
  const outras = pesagens.filter((pesagem) => pesagem.dia !== dia);
  return outras.findLast((pesagem) => pesagem.dia < dia) ?? outras[0] ?? null;
}
