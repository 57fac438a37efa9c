import { formatarInteiro } from '../brasil/numeros';
import { parteEscrita } from './parte';

type Funil = { emitidas: number; resgatadas: number; com_loja: number; efetivadas: number };
type EtapaDoFunil = keyof Funil;
type Passo = { de: EtapaDoFunil; etapa: EtapaDoFunil; quem: string; nao: [um: string, varios: string]; nome: string };
type Perda = { etapa: EtapaDoFunil; perdidas: number; frase: string };

/** Of fewer than these a share says more than there is. */
const POUCAS = 20;

/** Each step, and what is said of those who did not take it. */
const PASSOS: Passo[] = [
  {
    de: 'emitidas',
    etapa: 'resgatadas',
    quem: 'das indicações',
    nao: ['não foi resgatada', 'não foram resgatadas'],
    nome: 'emitidas',
  },
  {
    de: 'resgatadas',
    etapa: 'com_loja',
    quem: 'dos tutores',
    nao: ['não escolheu a loja', 'não escolheram a loja'],
    nome: 'resgates',
  },
  {
    de: 'com_loja',
    etapa: 'efetivadas',
    quem: 'dos cupons',
    nao: ['não virou compra', 'não viraram compra'],
    nome: 'cupons',
  },
];

/** The step most are lost at; of two that lose as many, the one that loses the greater share. Null: too few to say. */
export function maiorPerda(funil: Funil): Perda | null {
  const [maior] = PASSOS.map((passo) => ({ ...passo, base: funil[passo.de] }))
    .map((passo) => ({ ...passo, perdidas: passo.base - funil[passo.etapa] }))
    .sort((a, b) => b.perdidas - a.perdidas || a.base - b.base);
  if (!maior || maior.base < POUCAS || maior.perdidas <= 0) return null;
  const { etapa, base, perdidas, quem, nao, nome } = maior;
  const parte = `${parteEscrita(perdidas, base)} ${quem} ${nao[perdidas === 1 ? 0 : 1]}`;
  const quantas = `${formatarInteiro(perdidas)} de ${formatarInteiro(base)} ${nome}`;
  return { etapa, perdidas, frase: `A maior perda: ${parte} (${quantas}).` };
}
