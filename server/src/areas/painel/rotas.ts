import * as contrato from '@indica-bem/domain/painel/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { lerPainel } from './ler-painel';

export function rotasDoPainel(atender: Atender, { leitor }: Contexto): void {
  atender(contrato.verPainel, ({ query, hoje }) => lerPainel(leitor, { ano: query.ano, hoje }));
}
