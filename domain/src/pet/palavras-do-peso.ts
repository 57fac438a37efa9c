import { formatarDecimal } from '../brasil/numeros';
import type { TipoDePet } from './regras';
import { RITMOS, type SituacaoDoPeso } from './ritmo';

interface Palavras {
  titulo: string;
  texto: string;
}

/** What a tutor reads about it. */
export function palavrasDoPeso(situacao: SituacaoDoPeso, tipo: TipoDePet, nome: string): Palavras {
  const meta = metaEmPalavras(tipo);
  switch (situacao) {
    case 'rapido_demais':
      return {
        titulo: 'Está perdendo peso depressa demais',
        texto:
          tipo === 'Gato'
            ? 'Mais de 2 % por semana é risco para o fígado de um gato. Fale com o veterinário hoje, e nunca o deixe sem comer.'
            : 'Mais de 2 % por semana faz mal. Fale com o veterinário antes de continuar.',
      };
    case 'rapido':
      return {
        titulo: 'Está perdendo peso depressa',
        texto: 'Para um gato, mais de 1 % por semana já pede cuidado. Fale com o veterinário sobre a quantidade.',
      };
    case 'abaixo_da_meta':
      return { titulo: `${nome} passou da meta`, texto: 'O peso está abaixo da faixa. Fale com quem fez a indicação.' };
    case 'na_meta':
      return {
        titulo: `${nome} chegou à meta`,
        texto: 'O peso está na faixa. É hora de rever a quantidade com quem fez a indicação.',
      };
    case 'no_ritmo':
      return { titulo: 'No ritmo certo', texto: `A meta é perder ${meta} por semana. Continue assim.` };
    case 'devagar':
      return {
        titulo: 'Mais devagar que a meta',
        texto: `A meta é perder ${meta} por semana. Confira a quantidade e os petiscos, e fale com quem fez a indicação.`,
      };
    case 'ganhando':
      return {
        titulo: 'Está ganhando peso',
        texto: `A meta é perder ${meta} por semana. Fale com quem fez a indicação.`,
      };
    case 'cedo':
      return {
        titulo: 'Ainda é cedo para dizer o ritmo',
        texto: `Pese de novo: com 14 dias entre duas pesagens dizemos se ${nome} perde o que deve, ${meta} por semana.`,
      };
    case 'estavel':
      return { titulo: 'Peso estável', texto: `${nome} está com o mesmo peso nas últimas semanas.` };
    case 'mudando':
      return { titulo: 'O peso está mudando', texto: 'Se você não esperava por isso, conte ao veterinário.' };
  }
}

/** What the partner reads in a list: a word or two. */
export const PALAVRAS_CURTAS: Record<SituacaoDoPeso, string> = {
  rapido_demais: 'Perde depressa demais',
  rapido: 'Perde depressa',
  abaixo_da_meta: 'Abaixo da meta',
  na_meta: 'Na meta',
  no_ritmo: 'No ritmo',
  devagar: 'Devagar',
  ganhando: 'Ganhando peso',
  cedo: 'Cedo para dizer',
  estavel: 'Estável',
  mudando: 'Mudando',
};

/** "de 1 a 2 %" */
export function metaEmPalavras(tipo: TipoDePet): string {
  const { minimo, maximo } = RITMOS[tipo];
  return `de ${formatarDecimal(minimo, 1)} a ${formatarDecimal(maximo, 1)} %`;
}
