import { porPapel } from './por-papel';

/** `prescricoes` and `indicacoes`: partners see what they issued, tutors what they received. */
export const indicacoes = porPapel({
  prescritor: () => import('../../prescricao/realizadas/realizadas').then((m) => m.IndicacoesRealizadas),
  tutor: () => import('../../prescricao/minhas/minhas').then((m) => m.MinhasIndicacoes),
});
