import * as contrato from '@indica-bem/domain/dose/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { doseEmVigor } from './dose-em-vigor';

export function rotasDaDose(atender: Atender, { db }: Contexto): void {
  atender(contrato.verDose, () => doseEmVigor(db));
}
