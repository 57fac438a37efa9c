import * as contrato from '@indica-bem/domain/configuracao/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarAjustes, lerAjustes } from './ajustes';

export function rotasDaConfiguracao(atender: Atender, { config, db }: Contexto): void {
  atender(contrato.verConfiguracaoPublica, async () => ({ mapa: config.mapa ?? null }));

  atender(contrato.verAjustes, () => lerAjustes(db));

  atender(contrato.alterarAjustes, ({ body: { versao, ...mudanca }, sessao, agora, autoria }) =>
    alterarAjustes(db, mudanca, { versao, quem: sessao, agora, autoria }),
  );
}
