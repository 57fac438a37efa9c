import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { lerConfig } from './config/config';
import { noPrazo } from './desligar';
import { type Ligado, ligar } from './ligar';

const raiz = path.resolve(import.meta.dirname, '..', '..');
const pastaDaWeb = path.join(raiz, 'web', 'dist');
/** A terminal and npm both pass the same Ctrl-C on. */
const O_MESMO_MS = 1_000;
const PRAZO_DO_INICIO = 15_000;

/** Says in one sentence why it cannot go on. */
function desistir(erro: unknown): never {
  console.error(`\n${erro instanceof Error ? erro.message : erro}\n`);
  process.exit(1);
}

async function principal(): Promise<Ligado & { dreno: number }> {
  const config = lerConfig(process.env);
  const ligado = await ligar(config, {
    pastaDasMigracoes: path.join(raiz, 'server', 'migrations'),
    ...(existsSync(pastaDaWeb) && { pastaDaWeb }),
    avisar: (frase) => console.log(frase),
    aoDesistir: desistir,
  });
  return { ...ligado, dreno: config.dreno };
}

// The signals are answered from the first moment: Ctrl-C while starting waits for the start, then stops all of it.
const ligado = principal();
let desde: number | undefined;
async function sair(sinal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (desde !== undefined && performance.now() - desde < O_MESMO_MS) return;
  if (desde !== undefined) {
    console.error(`${sinal} outra vez: saindo já, sem esperar o que está em mãos.`);
    process.exit(128 + constants.signals[sinal]);
  }
  desde = performance.now();
  // One that waits for a database, or migrates: killed in the middle it goes on where it was, the next time.
  if (!(await noPrazo(ligado, PRAZO_DO_INICIO))) {
    console.error(`${sinal} antes de ficar pronto: saindo.`);
    process.exit(0);
  }
  const { desligar, dreno } = await ligado;
  // At a terminal nobody stands in front, and somebody waits.
  await desligar(sinal === 'SIGTERM' ? dreno : 0).catch((erro) => console.error(erro));
  process.exit(0);
}
for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.on(sinal, () => void sair(sinal));
process.on('SIGHUP', async () => {
  const { log } = await ligado;
  log.warn('SIGHUP não para nem recarrega nada; para parar, SIGTERM');
});

ligado.catch(desistir);
