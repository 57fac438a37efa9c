import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ESTA, Instancia, portaLivre } from '../faults/comum/processo';
import type { CaminhoDoBanco } from './caminho-do-banco';
import type { Fio } from './silencio';

export type Onde = { pasta: string; fio: Fio; caminho: CaminhoDoBanco };

const segredo = () => randomBytes(32).toString('base64');
const SEGREDOS = { REGISTER_KEY: segredo(), SECOND_FACTOR_KEY: segredo(), METRICS_TOKEN: segredo() };

/** The built product with all that production demands; `sinal` where it says that it is there. */
export async function novaInstancia(
  { pasta, fio, caminho: { direto, pgbouncer } }: Onde,
  { env = {}, sinal = ESTA.sinal }: { env?: NodeJS.ProcessEnv; sinal?: string } = {},
): Promise<Instancia> {
  const porta = await portaLivre();
  const url = new URL(direto.url);
  url.port = String(fio.porta);
  const dados = path.join(pasta, `instancia-${porta}`);
  mkdirSync(dados, { mode: 0o700 });
  const daProducao = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://indicabem.example.com',
    DATABASE_MIGRATION_URL: direto.url,
    ...(pgbouncer && { DATABASE_POOLER: 'transaction' }),
    MAIL: 'files',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '5',
    LOG_LEVEL: 'warn',
    ...SEGREDOS,
    ...env,
  };
  return new Instancia(porta, url.href, dados, daProducao, { ...ESTA, sinal, registro: `${dados}.log` });
}
