import './passos/conferir-node.mjs';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, desistir, iniciar } from './passos/processos.mjs';

/**
 * `npm run test:pgbouncer [-- src/areas/…]`: the server's tests, with the product behind a real pgbouncer that lends
 * connections by the transaction. What each file left out asks of a session is said here.
 */
const DE_FORA = {
  'migracao/papeis.test.ts': 'entra no banco com outros usuários, e este pgbouncer tem um só',
  'db/postgres-embutido.test.ts': 'é do próprio servidor embutido',
  'db/exclusividade.test.ts': 'não usa o banco',
  'db/leitor.test.ts': 'tem os seus próprios servidores, sem pooler',
  'db/instancias.test.ts': 'ouve por LISTEN, que é da sessão',
  'db/preparar.test.ts': 'olha os comandos preparados da sessão',
};

const pgbouncer = procurar('pgbouncer');
if (!pgbouncer) {
  console.error('Falta o pgbouncer. No Debian: apt-get install pgbouncer');
  process.exit(2);
}
assumirSinais();
await instalar().catch(desistir);
for (const [arquivo, motivo] of Object.entries(DE_FORA)) console.log(`De fora: ${arquivo} (${motivo})`);
const foram = Object.keys(DE_FORA).flatMap((arquivo) => ['--exclude', `**/src/${arquivo}`]);
const { codigo } = await iniciar(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...foram, ...process.argv.slice(2)],
  { env: { PGBOUNCER: pgbouncer, FUNDO: '1' } },
).acabou;
process.exitCode = codigo;

/** Debian keeps it where only root looks. */
function procurar(programa) {
  const pastas = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return pastas.map((pasta) => join(pasta, programa)).find(executavel);
}

function executavel(caminho) {
  try {
    accessSync(caminho, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
