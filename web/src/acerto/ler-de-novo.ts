import * as acerto from '@indica-bem/domain/acerto/chamadas';
import { invalidar } from '../lib/consultas';

/** A payment or a contest shows in every list of settlements. */
export const lerAcertosDeNovo = (): Promise<void> =>
  invalidar(
    acerto.verAcerto,
    acerto.listarAcertos,
    acerto.listarAcertosDaLoja,
    acerto.listarMeses,
    acerto.listarContestacoes,
  );
