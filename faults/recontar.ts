import { recontarRegistro } from '../server/src/test/recontar-registro';
import type { Banco } from './banco';

/** The whole register counted again, as it is at one moment, while the instances go on. */
export const recontar = (banco: Banco): Promise<string[]> =>
  banco.emUmMomento((consultar) => recontarRegistro((sql) => consultar(sql)));
