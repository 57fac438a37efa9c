import { emBreve } from '../rota';
import { porPapel } from './por-papel';

/** `prescricoes` and `indicacoes`: partners see what they issued, tutors what they received. */
export const indicacoes = porPapel({
  prescritor: () => import('../../prescricao/realizadas/realizadas').then((m) => m.IndicacoesRealizadas),
  tutor: emBreve,
});
