import './passos/conferir-node.mjs';
import './passos/acompanhar-npm.mjs';
import { resolve } from 'node:path';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { montarPacote } from './passos/montar-pacote.mjs';
import { assumirSinais, desistir } from './passos/processos.mjs';

/** `npm run package -- <folder>`: what production runs and nothing else, in a folder that can be copied anywhere. */
assumirSinais();
const [pasta] = process.argv.slice(2);
if (!pasta) desistir(new Error('Diga em que pasta: npm run package -- /opt/indica-bem'));
await instalar().catch(desistir);
await construir().catch(desistir);
try {
  const { pacotes, megabytes } = montarPacote(resolve(pasta));
  console.log(`Montado em ${resolve(pasta)}: ${pacotes} pacotes do npm, ${megabytes} MB.`);
} catch (erro) {
  desistir(erro);
}
