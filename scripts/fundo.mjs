import './passos/conferir-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, desistir, iniciar } from './passos/processos.mjs';
import { naRaiz } from './passos/raiz.mjs';

/**
 * `npm run test:deep [-- corrida]`: what each commit asks a few times, ten times as often, and of cases nobody has made up
 * before. FUNDO=100 for longer; SEMENTE=<number> for the cases of a run that failed, which says it.
 */
const HORAS = 3_600_000;
const { FUNDO = '10', SEMENTE = 'acaso' } = process.env;

assumirSinais();
await instalar().catch(desistir);
const { codigo } = await iniciar(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', `--testTimeout=${2 * HORAS}`, ...quais()],
  { env: { FUNDO, SEMENTE } },
).acabou;
process.exitCode = codigo;

/** Who counts by `aFundo` is one of them. */
function quais() {
  const pedidos = process.argv.slice(2);
  const arquivos = readdirSync(naRaiz('server', 'src'), { recursive: true })
    .filter((nome) => nome.endsWith('.test.ts'))
    .filter((nome) => readFileSync(naRaiz('server', 'src', nome), 'utf8').includes("/a-fundo'"))
    .map((nome) => join('src', nome));
  const escolhidos = arquivos.filter((nome) => pedidos.length === 0 || pedidos.some((um) => nome.includes(um)));
  if (escolhidos.length === 0) desistir(new Error(`Nenhum deles. Existem: ${arquivos.join(', ')}`));
  return escolhidos;
}
