import { porPapel } from './por-papel';

const fatos = () => import('../../cupom/ver/ver-os-fatos').then((m) => m.VerFatosDoCupom);

/** `cupom/ver/{id_cupom}`: the tutor shows it at the till, the others read about it. */
export const cupom = porPapel({
  tutor: () => import('../../cupom/ver/ver-o-seu').then((m) => m.VerSeuCupom),
  lojista: fatos,
  indicabem: fatos,
});
