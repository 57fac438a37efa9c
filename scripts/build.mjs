import './passos/conferir-node.mjs';
import './passos/acompanhar-npm.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, desistir } from './passos/processos.mjs';

assumirSinais();
await instalar().catch(desistir);
await construir({ tudo: true }).catch(desistir);
