import { contarUsuarios } from '@indica-bem/domain/conta/chamadas';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { listarPrescritores } from '@indica-bem/domain/prescritor/chamadas';
import { listarTutores } from '@indica-bem/domain/tutor/chamadas';
import { invalidar } from '../lib/consultas';

/** Something about somebody has changed: what the lists remember is old. */
export const esquecerListas = (): Promise<void> =>
  invalidar(listarTutores, listarPrescritores, listarLojistas, contarUsuarios);
