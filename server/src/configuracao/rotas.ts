import * as contrato from '@indica-bem/domain/configuracao/contrato';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';

export function rotasDaConfiguracao(atender: Atender, { config }: Contexto): void {
  atender(contrato.verConfiguracaoPublica, async () => ({ mapa: config.mapa ?? null }));
}
