import './passos/conferir-node.mjs';
import './passos/acompanhar-npm.mjs';
import { rmSync } from 'node:fs';
import { opcoesDoServidor, SERVIDOR } from './passos/empacotar-servidor.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, desistir, encerrar, iniciar } from './passos/processos.mjs';
import { naRaiz, programa } from './passos/raiz.mjs';

assumirSinais();
await instalar().catch(desistir);

// What the watcher writes is not what `npm start` stamped.
rmSync(naRaiz('server/dist/.stamp'), { force: true });

let servidor;
let troca = Promise.resolve();

/** The old server must let go of port and data folder before the new one asks for them. */
function trocarServidor() {
  troca = troca.then(async () => {
    if (servidor) await encerrar(servidor);
    servidor = iniciar(process.execPath, ['--enable-source-maps', SERVIDOR], { env: { DRAIN_SECONDS: '0' } });
  });
}

const { context } = await import('esbuild');
const aoConstruir = {
  name: 'trocar-servidor',
  setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && trocarServidor())),
};
const vigia = await context({ ...opcoesDoServidor(), plugins: [aoConstruir] });
await vigia.watch();

const { codigo } = await iniciar(programa('vite'), [], { cwd: naRaiz('web') }).acabou;
if (servidor) await encerrar(servidor);
process.exit(codigo);
