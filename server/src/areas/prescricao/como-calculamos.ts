import { explicarDose } from '@indica-bem/domain/dose/explicacao';
import { fraseSemDose, QUANTIDADE_A_COMBINAR } from '@indica-bem/domain/dose/motivos';
import { escaparHtml } from '../../mail/moldura';
import type { LinhaDePrescricao } from './ler-prescricoes';

type Parte = { texto: string[]; html: string };
type Indicada = Pick<LinhaDePrescricao, 'calculo' | 'sem_dose' | 'produto'>;

/** What the mail says of the amount among its facts; nothing for a product without calculator. */
export function quantidadePorDia({ calculo, sem_dose }: Indicada): [string, string][] {
  if (calculo) return [['Quantidade por dia', `${calculo.gramas} g`]];
  return sem_dose ? [['Quantidade por dia', QUANTIDADE_A_COMBINAR]] : [];
}

/** "Como calculamos", as tutors read it; where there is no amount, why. */
export function comoCalculamos({ calculo, sem_dose, produto }: Indicada): Parte | null {
  if (sem_dose) {
    const motivo = fraseSemDose(sem_dose.motivo, false);
    return { texto: [motivo], html: escaparHtml(motivo) };
  }
  if (!calculo || !produto) return null;
  const dita = explicarDose(calculo, { especie: produto.especie, paraVeterinario: false });
  const linhas: [string, string][] = [
    ...dita.contas.map(({ rotulo, conta, valor }): [string, string] => [rotulo, conta ? `${conta} = ${valor}` : valor]),
    ...(dita.faixa ? [['Faixa', `${dita.faixa} por dia`] as [string, string]] : []),
    ['Refeições', dita.refeicoes],
    ...(dita.petiscos ? [['Petiscos', dita.petiscos] as [string, string]] : []),
  ];
  const frases = [
    ...(calculo.rampa ? [rampaEmFrase(calculo.rampa)] : []),
    ...(dita.crescimento ? [dita.crescimento] : []),
    ...dita.avisos,
    ...dita.textos,
    dita.fonte,
    ...(dita.responsavel ? [dita.responsavel] : []),
  ];
  return {
    texto: ['Como calculamos', ...linhas.map(([nome, valor]) => `${nome}: ${valor}`), ...frases],
    html: [
      '<strong>Como calculamos</strong>',
      ...linhas.map(([nome, valor]) => `${nome}: ${comExpoente(escaparHtml(valor))}`),
      ...frases.map((frase) => comExpoente(escaparHtml(frase))),
    ].join('<br>'),
  };
}

const rampaEmFrase = (rampa: { dia: number; gramas: number }[]) =>
  `Comece aos poucos: ${rampa.map(({ dia, gramas }) => `${dia}º dia ${gramas} g`).join(', ')} em diante.`;

/** 12^0,75 as it is written on paper. */
const comExpoente = (html: string) => html.replace(/\^(\d+,\d+)/g, '<sup>$1</sup>');
