/** What is said beside an amount: `texto` to everybody, `paraOVet` to a partner who is one. */
export const AVISOS = [
  'filhote',
  'porte',
  'dogue_alemao',
  'alimento_de_filhote',
  'acima_do_peso_crescendo',
  'acima_do_peso_na_reproducao',
  'obesidade_com_alimento_comum',
  'ninhada_grande',
  'jejum_longo',
] as const;
export type Aviso = (typeof AVISOS)[number];

const FRASES: Record<Aviso, { texto: string; paraOVet: string }> = {
  filhote: {
    texto:
      'Filhotes em crescimento precisam de mais energia do que os fatores de adultos indicam. Confirme a quantidade com o veterinário.',
    paraOVet:
      'Filhotes em crescimento precisam de mais energia do que os fatores de adultos indicam. Avalie a quantidade.',
  },
  porte: {
    texto: 'O peso não combina com o porte deste alimento. Confira o produto ou procure o veterinário.',
    paraOVet: 'O peso não combina com o porte deste alimento. Avalie se é o produto certo.',
  },
  dogue_alemao: {
    texto:
      'Um Dogue Alemão precisa de bem mais (200 a 250 × peso^0,75). Se for o caso, acerte a quantidade com o veterinário.',
    paraOVet: 'Um Dogue Alemão precisa de bem mais (200 a 250 × peso^0,75). Se for o caso, avalie a quantidade.',
  },
  alimento_de_filhote: {
    texto: 'Este alimento é de filhote. Para um adulto, confirme a escolha com o veterinário.',
    paraOVet: 'Este alimento é de filhote. Avalie a escolha para um adulto.',
  },
  acima_do_peso_crescendo: {
    texto: 'Está um pouco acima do peso: não passe da quantidade e leve ao veterinário para acompanhar.',
    paraOVet: 'Está um pouco acima do peso. Avalie a parte baixa da faixa.',
  },
  acima_do_peso_na_reproducao: {
    texto: 'Está acima do peso. Não é hora de emagrecer; acompanhe com o veterinário.',
    paraOVet: 'Está acima do peso. Não é hora de emagrecer; avalie a quantidade a cada semana.',
  },
  obesidade_com_alimento_comum: {
    texto: 'Com obesidade, este alimento não substitui o tratamento. Acompanhe com o veterinário.',
    paraOVet: 'Com obesidade, avalie um alimento e um plano de emagrecimento.',
  },
  ninhada_grande: {
    texto: 'Com mais de 8 filhotes esta quantidade é o mínimo. Acompanhe o peso da mãe com o veterinário.',
    paraOVet: 'Com mais de 8 filhotes esta quantidade é o mínimo. Avalie o peso da mãe.',
  },
  jejum_longo: {
    texto: 'Depois de 3 dias ou mais sem comer, a volta ao alimento precisa de acompanhamento. Procure o veterinário.',
    paraOVet: 'Três dias ou mais sem comer. Avalie o risco da síndrome de realimentação.',
  },
};

export const fraseDoAviso = (aviso: Aviso, paraVeterinario: boolean): string =>
  FRASES[aviso][paraVeterinario ? 'paraOVet' : 'texto'];
