import './passos/conferir-node.mjs';
import './passos/acompanhar-npm.mjs';
import { pathToFileURL } from 'node:url';
import { construir } from './passos/construir.mjs';
import { SERVIDOR } from './passos/empacotar-servidor.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, desistir } from './passos/processos.mjs';

const devolverSinais = assumirSinais();
await instalar().catch(desistir);
await construir().catch(desistir);
devolverSinais();

// This process becomes the server: signals and exit code need no go-between, and no orphan can be left behind.
process.argv[1] = SERVIDOR;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(SERVIDOR));
