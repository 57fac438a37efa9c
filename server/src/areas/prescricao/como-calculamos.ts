import { explicarDose } from '@indica-bem/domain/dose/explicacao';
import { fraseSemDose, QUANTIDADE_A_COMBINAR } from '@indica-bem/domain/dose/motivos';
import { rampaEmFrase } from '@indica-bem/domain/dose/rampa';
import { escaparHtml, suave } from '../../mail/moldura';
import type { LinhaDePrescricao } from './completar';

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
  const linhas: Linha[] = [
    ...dita.contas,
    ...(dita.faixa ? [{ rotulo: 'Faixa', valor: `${dita.faixa} por dia` }] : []),
    { rotulo: 'Como dividir', valor: dita.refeicoes },
    ...(dita.petiscos ? [{ rotulo: 'Petiscos', valor: dita.petiscos }] : []),
  ];
  const avisos = [
    ...(calculo.rampa ? [rampaEmFrase(calculo.rampa)] : []),
    ...(dita.crescimento ? [dita.crescimento] : []),
    ...dita.avisos,
  ];
  const notas = [...dita.textos, dita.fonte, ...(dita.responsavel ? [dita.responsavel] : [])];
  return {
    texto: ['Como calculamos', ...linhas.map(emTexto), ...avisos, ...notas],
    html: [
      '<strong>Como calculamos</strong>',
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0">${linhas.map(emHtml).join('')}</table>`,
      ...avisos.map((aviso) => `<p style="margin:0 0 8px">${escrito(aviso)}</p>`),
      `<p style="margin:0">${suave(notas.map(escrito).join('<br>'), 13)}</p>`,
    ].join('\n'),
  };
}

type Linha = { rotulo: string; conta?: string; valor: string };

const emTexto = ({ rotulo, conta, valor }: Linha) => `${rotulo}: ${conta ? `${conta} = ` : ''}${valor}`;

const emHtml = ({ rotulo, conta, valor }: Linha) =>
  `<tr><td style="padding:3px 12px 3px 0;vertical-align:top;word-break:normal">${suave(rotulo)}</td>` +
  `<td align="right" style="padding:3px 0;vertical-align:top">${conta ? `${escrito(conta)} = ` : ''}<strong>${escrito(valor)}</strong></td></tr>`;

/** 12^0,75 as it is written on paper. */
const escrito = (texto: string) => escaparHtml(texto).replace(/\^(\d+,\d+)/g, '<sup>$1</sup>');
