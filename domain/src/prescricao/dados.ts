import { z } from 'zod';
import { type Calculo, calculo, type SemDose, semDose } from '../dose/contrato';
import { fraseSemDose, QUANTIDADE_A_COMBINAR } from '../dose/motivos';

/** The daily amount: in words for its person, whole for a machine. */
const doseGuardada = {
  quantidade_por_dia: z
    .string()
    .nullable()
    .meta({ description: 'Como se lê na indicação; null: produto sem calculadora' }),
  kcal_por_dia: z.int().nullable(),
  motivo_sem_dose: z.string().nullable().meta({ description: 'Por que não há quantidade' }),
  calculo: calculo.nullable(),
  sem_dose: semDose.nullable(),
};

/** A recommendation in the copy of somebody's data: what its partner and its tutor both may keep. */
export const indicacaoGuardada = {
  codigo: z.string(),
  data: z.string(),
  data_resgate: z.string().nullable(),
  data_ativacao: z.string().nullable(),
  produto: z.string().nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  tutor_nome: z.string().nullable(),
  pet_nome: z.string().nullable(),
  peso_pet: z.number().nullable(),
  anotacoes: z.string().nullable(),
  titulo: z.string().nullable().meta({ description: 'Do código impresso de uma campanha, como `animal` e `desconto`' }),
  animal: z.string().nullable(),
  desconto: z.number().nullable(),
  cancelada_em: z.string().nullable().meta({ description: 'ISO 8601' }),
  bloqueada_em: z.string().nullable().meta({ description: 'ISO 8601; null também depois de desbloqueada' }),
  ...doseGuardada,
};

type Guardada = {
  calculo: Calculo | null;
  sem_dose: SemDose | null;
  cancelada_em: Date | null;
  bloqueada_em: Date | null;
};

/** What is stored of it and means nothing by itself, said. */
export const guardarIndicacao = <L extends Guardada>(
  { cancelada_em, bloqueada_em, ...linha }: L,
  paraVeterinario: boolean,
) => ({
  ...linha,
  cancelada_em: cancelada_em?.toISOString() ?? null,
  bloqueada_em: bloqueada_em?.toISOString() ?? null,
  quantidade_por_dia: linha.calculo ? `${linha.calculo.gramas} g` : linha.sem_dose && QUANTIDADE_A_COMBINAR,
  kcal_por_dia: linha.calculo?.kcal ?? null,
  motivo_sem_dose: linha.sem_dose && fraseSemDose(linha.sem_dose.motivo, paraVeterinario),
});
