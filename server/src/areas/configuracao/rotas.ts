import * as contrato from '@indica-bem/domain/configuracao/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';

export function rotasDaConfiguracao(atender: Atender, { config }: Contexto): void {
  atender(contrato.verConfiguracaoPublica, async () => ({ mapa: config.mapa ?? null }));
}
