import { porPapel } from './por-papel';

/** `cupom`: tutors see their coupons, partners which of their recommendations got one. */
export const cupons = porPapel({
  prescritor: () => import('../../prescricao/com-cupom/com-cupom').then((m) => m.IndicacoesComCupom),
  tutor: () => import('../../cupom/gerados/gerados').then((m) => m.CuponsGerados),
});
