import { formatarDecimal } from '../brasil/numeros';
import type { TipoDePet } from './regras';
import { RITMOS, type SituacaoDoPeso } from './ritmo';

interface Palavras {
  titulo: string;
  texto: string;
}

/** What is so, and what a tutor does about it; who made the recommendation knows that. */
export function palavrasDoPeso(
  situacao: SituacaoDoPeso,
  { tipo, nome }: { tipo: TipoDePet; nome: string },
  paraQuem: 'tutor' | 'parceiro',
): Palavras {
  const [titulo, fato, conselho] = frases(situacao, tipo, nome);
  return { titulo, texto: [fato, paraQuem === 'tutor' ? conselho : ''].filter(Boolean).join(' ') };
}

type Frases = [titulo: string, fato: string, conselho: string];

const QUEM_INDICOU = 'Fale com quem fez a indicação.';

function frases(situacao: SituacaoDoPeso, tipo: TipoDePet, nome: string): Frases {
  const meta = `A meta é perder ${metaEmPalavras(tipo)} por semana.`;
  switch (situacao) {
    case 'rapido_demais':
      return [
        'Está perdendo peso depressa demais',
        tipo === 'Gato'
          ? 'Mais de 2 % por semana é risco para o fígado de um gato.'
          : 'Mais de 2 % por semana faz mal.',
        tipo === 'Gato'
          ? 'Fale com o veterinário hoje, e nunca o deixe sem comer.'
          : 'Fale com o veterinário antes de continuar.',
      ];
    case 'rapido':
      return [
        'Está perdendo peso depressa',
        'Para um gato, mais de 1 % por semana já pede cuidado.',
        'Fale com o veterinário sobre a quantidade.',
      ];
    case 'abaixo_da_meta':
      return [`${nome} passou da meta`, 'O peso está abaixo da faixa.', QUEM_INDICOU];
    case 'na_meta':
      return [
        `${nome} chegou à meta`,
        'O peso está na faixa.',
        'É hora de rever a quantidade com quem fez a indicação.',
      ];
    case 'no_ritmo':
      return ['No ritmo certo', meta, 'Continue assim.'];
    case 'devagar':
      return ['Mais devagar que a meta', meta, `Confira a quantidade e os petiscos. ${QUEM_INDICOU}`];
    case 'ganhando':
      return ['Está ganhando peso', meta, QUEM_INDICOU];
    case 'cedo':
      return ['Ainda é cedo para dizer o ritmo', `São precisos 14 dias entre duas pesagens. ${meta}`, 'Pese de novo.'];
    case 'estavel':
      return ['Peso estável', `O peso de ${nome} mudou pouco nas últimas semanas.`, ''];
    case 'perdendo':
      return ['Está perdendo peso', '', 'Se você não esperava por isso, conte ao veterinário.'];
    case 'subindo':
      return ['Está ganhando peso', '', 'Se você não esperava por isso, conte ao veterinário.'];
  }
}

/** What the partner reads in a list: a word or two. */
export const PALAVRAS_CURTAS: Record<SituacaoDoPeso, string> = {
  rapido_demais: 'Perde depressa demais',
  rapido: 'Perde depressa',
  abaixo_da_meta: 'Abaixo da meta',
  na_meta: 'Na meta',
  no_ritmo: 'No ritmo',
  devagar: 'Mais devagar que a meta',
  ganhando: 'Ganha peso',
  cedo: 'Cedo para dizer',
  estavel: 'Estável',
  perdendo: 'Perde peso',
  subindo: 'Ganha peso',
};

/** "de 1 a 2 %" */
function metaEmPalavras(tipo: TipoDePet): string {
  const { minimo, maximo } = RITMOS[tipo];
  return `de ${formatarDecimal(minimo, 1)} a ${formatarDecimal(maximo, 1)} %`;
}
