import * as contrato from '@indica-bem/domain/inicio/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { lerInicioDaLoja } from './ler-inicio-da-loja';

export function rotasDoInicio(atender: Atender, { db }: Contexto): void {
  atender(contrato.verInicioDaLoja, ({ params, hoje }) => lerInicioDaLoja(db, params.id, hoje));
}
