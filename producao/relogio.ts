import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { novaInstancia, type Onde } from './instancias';

const ADIANTADO = '+120s';

/** Only the hour of day is wrong; what is waited for takes as long as ever. */
export async function comRelogioErrado(onde: Onde): Promise<{ nota: string; mal: boolean }> {
  const env = { LD_PRELOAD: biblioteca(), FAKETIME: ADIANTADO, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const instancia = await novaInstancia(onde, { env, sinal: '/api/health' });
  try {
    await instancia.subir();
    const { status } = await fetch(`${instancia.url}/api/ready`);
    return { nota: `/api/ready da adiantada: ${status}`, mal: status !== 503 };
  } finally {
    await instancia.matar();
  }
}

function biblioteca(): string {
  const arquivos = readdirSync('/usr/lib').map((pasta) => path.join('/usr/lib', pasta, 'faketime/libfaketime.so.1'));
  return arquivos.find((arquivo) => existsSync(arquivo)) ?? '';
}
