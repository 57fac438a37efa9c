import { verAcerto, verAcertoAberto } from '@indica-bem/domain/acerto/chamadas';
import { listarCuponsDoLojista } from '@indica-bem/domain/cupom/chamadas';
import { listarComprasDoTutor, verNota } from '@indica-bem/domain/nota/chamadas';
import { invalidar } from '../../lib/consultas';

/** Whoever shows a receipt asks again. */
export const mudouANota = () =>
  invalidar(verNota, listarCuponsDoLojista, listarComprasDoTutor, verAcerto, verAcertoAberto);
