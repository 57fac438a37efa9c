import './passos/conferir-node.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, desistir } from './passos/processos.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';

/** `npm run faults`: kills and cuts under load; faults/principal.ts says what it takes. */
assumirSinais();
await instalar().catch(desistir);
await construir().catch(desistir);
process.exitCode = await rodarTypescript('faults', 'principal', { argumentos: process.argv.slice(2) });
