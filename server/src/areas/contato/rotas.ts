import * as contrato from '@indica-bem/domain/contato/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarTexto, lerTexto } from './texto-de-contato';

export function rotasDoContato(atender: Atender, { db }: Contexto): void {
  atender(contrato.verConfiguracao, () => lerTexto(db));

  atender(contrato.alterarConfiguracao, ({ body: { versao, texto_sac }, sessao, agora, autoria }) =>
    alterarTexto(db, texto_sac, { versao, quem: sessao, agora, autoria }),
  );
}
