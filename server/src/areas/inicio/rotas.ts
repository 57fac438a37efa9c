import * as contrato from '@indica-bem/domain/inicio/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { lerInicioDaLoja } from './ler-inicio-da-loja';
import { lerInicioDoParceiro } from './ler-inicio-do-parceiro';
import { lerInicioDoTutor } from './ler-inicio-do-tutor';

export function rotasDoInicio(atender: Atender, { db }: Contexto): void {
  atender(contrato.verInicioDaLoja, ({ params, hoje }) => lerInicioDaLoja(db, params.id, hoje));
  atender(contrato.verInicioDoTutor, ({ params, hoje }) => lerInicioDoTutor(db, params.id, hoje));
  atender(contrato.verInicioDoParceiro, ({ params, hoje }) => lerInicioDoParceiro(db, params.id, hoje));
}
