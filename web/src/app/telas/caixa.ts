import { porPapel } from './por-papel';

/** `cupom/efetivar/{id_cupom}`, the address a QR holds: the store's till, and for the tutor the coupon. */
export const doQr = porPapel({
  lojista: () => import('../../cupom/caixa/caixa').then((m) => m.TelaDoCaixa),
  tutor: () => import('../../cupom/ver/do-qr').then((m) => m.CupomDoQr),
});
