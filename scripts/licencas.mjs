import './passos/conferir-node.mjs';
import { writeFileSync } from 'node:fs';
import { instalar } from './passos/instalar.mjs';
import { escreverLicencas, LICENCAS } from './passos/licencas.mjs';

/** `npm run licenses`: after a dependency changed. */
await instalar();
writeFileSync(LICENCAS, escreverLicencas());
