import type { EstadoDaRenovacao, MotivoDaRecusa } from '@indica-bem/domain/reposicao/renovacao';
import type { Generated, GeneratedAlways } from 'kysely';

/** What goes on after a purchase: whom to remind, who asked for the next, who wants no reminders. */
export type TabelasDaReposicao = {
  reposicao: {
    prescricao_id: number;
    lembrar_em: string | null;
    lembrado_em: Date | null;
    fim_avisado: Generated<string | null>;
  };
  renovacao: {
    id: GeneratedAlways<number>;
    prescricao_id: number;
    tutor_id: number;
    prescritor_id: number;
    estado: Generated<EstadoDaRenovacao>;
    pedida_em: Date;
    respondida_em: Date | null;
    motivo: MotivoDaRecusa | null;
    texto: string | null;
    nova_id: number | null;
  };
  sem_lembretes: { conta_id: number; desde: Date };
};
