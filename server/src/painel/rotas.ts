import * as contrato from '@indica-bem/domain/painel/contrato';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';
import { lerPainel } from './ler-painel';

export function rotasDoPainel(atender: Atender, { leitor }: Contexto): void {
  atender(contrato.verPainel, ({ query, hoje }) => lerPainel(leitor, { ano: query.ano, hoje }));
}
