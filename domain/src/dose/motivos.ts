import type { CampoDoCaso } from './caso';

/** Why no amount is said. `campo`: the answer that leads to it; `paraOVet` is said to a vet, the other to everybody else. */
interface Motivo {
  campo: CampoDoCaso | 'peso_pet' | 'id_produto';
  texto: string;
  paraOVet: string;
}

export const MOTIVOS_SEM_DOSE = [
  'menos_de_8_semanas',
  'idade_de_adulto',
  'magreza',
  'excesso_no_crescimento',
  'emagrecer_no_crescimento',
  'emagrecer_na_reproducao',
  'sem_excesso_de_peso',
  'excesso_sem_veterinario',
  'gato_sem_comer',
  'trabalho',
  'acima_do_peso_adulto',
  'semana_fora_da_tabela',
  'so_com_alimento_de_filhote',
] as const;
export type MotivoSemDose = (typeof MOTIVOS_SEM_DOSE)[number];

const PROCURE = 'Procure o veterinário.';

export const MOTIVOS: Record<MotivoSemDose, Motivo> = {
  menos_de_8_semanas: {
    campo: 'idade',
    texto: `Antes de 8 semanas o filhote ainda depende do leite. ${PROCURE}`,
    paraOVet: 'Antes de 8 semanas o filhote ainda depende do leite. Avalie a amamentação ou um substituto do leite.',
  },
  idade_de_adulto: {
    campo: 'idade',
    texto: `Nesta idade o crescimento já terminou. Escolha a fase adulta ou procure o veterinário.`,
    paraOVet: 'Nesta idade o crescimento já terminou. Avalie pela fase adulta.',
  },
  magreza: {
    campo: 'ecc',
    texto: `O pet está muito magro, e a causa precisa ser vista antes da quantidade. ${PROCURE}`,
    paraOVet: 'Condição corporal 1 a 3. Avalie a causa e prescreva a realimentação.',
  },
  excesso_no_crescimento: {
    campo: 'ecc',
    texto: `Filhote acima do peso não emagrece por conta própria sem risco. ${PROCURE}`,
    paraOVet: 'Condição corporal 7 ou mais durante o crescimento. Avalie o plano caso a caso.',
  },
  emagrecer_no_crescimento: {
    campo: 'fase',
    texto: `Filhotes em crescimento não fazem emagrecimento. ${PROCURE}`,
    paraOVet: 'Emagrecimento durante o crescimento. Avalie outro alimento e o plano caso a caso.',
  },
  emagrecer_na_reproducao: {
    campo: 'fase',
    texto: `Gestantes e lactantes não fazem emagrecimento. ${PROCURE}`,
    paraOVet: 'Emagrecimento na gestação ou na lactação. Avalie depois do desmame.',
  },
  sem_excesso_de_peso: {
    campo: 'ecc',
    texto: `Este alimento é para emagrecer, e o pet não está acima do peso. ${PROCURE}`,
    paraOVet: 'Alimento de emagrecimento sem excesso de peso. Avalie a manutenção caso a caso.',
  },
  excesso_sem_veterinario: {
    campo: 'ecc',
    texto: `Com obesidade, a quantidade faz parte de um tratamento. ${PROCURE}`,
    paraOVet: 'Condição corporal 8 ou 9. Avalie um plano de emagrecimento.',
  },
  gato_sem_comer: {
    campo: 'dias_sem_comer',
    texto: 'Um gato que passa 24 h sem comer corre risco. Procure o veterinário hoje.',
    paraOVet: 'Gato há 24 h ou mais sem comer. Avalie a lipidose hepática e prescreva a realimentação.',
  },
  trabalho: {
    campo: 'atividade',
    texto: `Quem trabalha mais de 3 h por dia precisa de uma conta própria. ${PROCURE}`,
    paraOVet: 'Trabalho acima de 3 h por dia. Avalie pelo gasto e pelo peso ao longo das semanas.',
  },
  acima_do_peso_adulto: {
    campo: 'peso_adulto',
    texto: `O filhote já pesa mais do que o peso adulto esperado. Confira os dois pesos ou procure o veterinário.`,
    paraOVet: 'O filhote já pesa mais do que o peso adulto esperado. Avalie a estimativa e a condição corporal.',
  },
  semana_fora_da_tabela: {
    campo: 'semana',
    texto: `Para esta semana não há uma quantidade de referência. ${PROCURE}`,
    paraOVet: 'Semana fora das tabelas. Avalie o desmame ou o parto e prescreva caso a caso.',
  },
  so_com_alimento_de_filhote: {
    campo: 'fase',
    texto: `Filhotes, gestantes e lactantes precisam de um alimento de filhote. Escolha outro ou procure o veterinário.`,
    paraOVet: 'Crescimento, gestação e lactação pedem um alimento de filhote. Avalie outro produto.',
  },
};

export const fraseSemDose = (motivo: MotivoSemDose, paraVeterinario: boolean): string =>
  MOTIVOS[motivo][paraVeterinario ? 'paraOVet' : 'texto'];

/** What stands where the grams would, on what a tutor reads. */
export const QUANTIDADE_A_COMBINAR = 'Combine com o veterinário';
