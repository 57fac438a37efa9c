import type { Especie } from '../produto/regras';
import type { DoseLida } from './dose';

type Textos = { textos: string[]; reavaliar: { de: number; ate: number } };

const PARA_TODOS = 'Troca em 7–10 dias: 25, 50, 75, 100 %. Água limpa à vontade.';
const JEJUM = 'Nunca deixe um gato em jejum: 24 h sem comer, veterinário.';

/** What each case says besides its numbers, and in how many days it is looked at again. */
export function textosDoCaso(dose: DoseLida, especie: Especie): Textos {
  const { textos, reavaliar } = doCaso(dose, especie);
  return { textos: [...textos, PARA_TODOS], reavaliar };
}

const dias = (de: number, ate = de) => ({ de, ate });

function doCaso({ versao, tipo, ecc, caso, crescimento }: DoseLida, especie: Especie): Textos {
  const fase = caso?.fase ?? (tipo === 'recuperacao' ? 'recuperacao' : 'adulto');
  if (fase === 'recuperacao')
    return {
      textos: ['Energia de repouso, subindo em 4 dias; não é manutenção. Reavaliar em 7 dias.'],
      reavaliar: dias(7),
    };
  if (fase === 'filhote') return { textos: [doFilhote(especie)], reavaliar: dias(14) };
  if (fase === 'gestacao' || fase === 'lactacao')
    return {
      textos: [
        'Mínimo estimado; alimento de filhote.',
        'Contamos com o peso de antes da cobertura.',
        ...(fase === 'lactacao' ? ['Na lactação, alimento à vontade.'] : []),
      ],
      // Ours: the need changes from week to week.
      reavaliar: dias(7),
    };
  if (tipo === 'obesidade') {
    const gatos = versao === 1 ? '0,67' : '80 % disso';
    return {
      textos: [`70 × peso-meta^0,75 (gatos: ${gatos}). Pesar a cada 15 dias. ${JEJUM}`],
      reavaliar: dias(15),
    };
  }
  return {
    textos: [
      'Fator × peso^0,75 (gatos: 0,67). Ponto de partida; reavalie em 2–4 semanas.',
      ...(ecc < 1 ? ['Usamos o peso ideal estimado. Não substitui tratamento da obesidade.'] : []),
      ...(crescimento ? [doFilhote('cao')] : []),
    ],
    reavaliar: crescimento ? dias(14) : dias(14, 28),
  };
}

const doFilhote = (especie: Especie): string =>
  especie === 'cao'
    ? 'Diminui conforme se aproxima do peso adulto. Recalcule a cada 2 semanas. Porte grande: não exceda.'
    : 'Necessidade de adulto × fator da idade (estimado).';
