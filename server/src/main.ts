import { existsSync } from 'node:fs';
import path from 'node:path';
import { lerConfig } from './config/config';
import { type Ligado, ligar } from './ligar';

const raiz = path.resolve(import.meta.dirname, '..', '..');
const pastaDaWeb = path.join(raiz, 'web', 'dist');

/** Says in one sentence why it cannot go on. */
function desistir(erro: unknown): never {
  console.error(`\n${erro instanceof Error ? erro.message : erro}\n`);
  process.exit(1);
}

function principal(): Promise<Ligado> {
  const config = lerConfig(process.env);
  return ligar(config, {
    pastaDasMigracoes: path.join(raiz, 'server', 'migrations'),
    ...(existsSync(pastaDaWeb) && { pastaDaWeb }),
    avisar: (frase) => console.log(frase),
    aoDesistir: desistir,
  });
}

// The signals are answered from the first moment: Ctrl-C while starting waits for the start, then stops all of it.
const ligado = Promise.resolve().then(principal);
let saindo = false;
async function sair(): Promise<void> {
  if (saindo) return;
  saindo = true;
  const { desligar } = await ligado;
  await desligar().catch((erro) => console.error(erro));
  process.exit(0);
}
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(sinal, () => void sair());

ligado.catch(desistir);
