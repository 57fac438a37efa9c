import type { Config } from '../config/config';
import type { Sessao } from './sessao';

/** Whoever works for the product sees everybody's data: in production, not with a password alone. */
export const exigeFator = (
  { equipeComFator }: Pick<Config, 'equipeComFator'>,
  { papel }: Pick<Sessao, 'papel'>,
): boolean => equipeComFator && papel === 'indicabem';
