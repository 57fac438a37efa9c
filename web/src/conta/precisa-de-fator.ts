import { verFator } from '@indica-bem/domain/fator/chamadas';
import { api } from '../lib/api';

/** Of the team, in production: without a second factor nothing else opens, so that is where they go first. */
export async function precisaDeFator(): Promise<boolean> {
  const fator = await api(verFator).catch(() => null);
  return Boolean(fator?.obrigatorio && !fator.aplicativo && fator.chaves.length === 0);
}
