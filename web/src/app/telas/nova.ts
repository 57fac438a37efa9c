import { porPapel } from './por-papel';

/** `prescricoes/nova`: partners issue a recommendation, tutors redeem one. */
export const nova = porPapel({
  prescritor: () => import('../../prescricao/assistente/assistente').then((m) => m.Assistente),
  tutor: () => import('../../prescricao/resgate/resgate').then((m) => m.Resgate),
});
