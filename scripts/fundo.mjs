import './passos/conferir-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { criarPastaProvisoria } from './passos/pasta-provisoria.mjs';
import { assumirSinais, iniciar } from './passos/processos.mjs';
import { linha } from './passos/progresso.mjs';
import { naRaiz, programa } from './passos/raiz.mjs';

/**
 * `npm run test:deep [-- corrida dose]`: what is left out of `npm test`, and what it asks a few times, ten times as often and
 * of cases nobody has made up before (docs/testing.md). FUNDO=100 for longer; SEMENTE=<number> for the cases of a run that
 * failed, which says it.
 */
const DUAS_HORAS = 2 * 3_600_000;
const { FUNDO = '10', SEMENTE = 'acaso' } = process.env;
const pedidos = process.argv.slice(2);
const pedido = (arquivo) => pedidos.length === 0 || pedidos.some((um) => arquivo.includes(um));

const provisoria = criarPastaProvisoria({ emMemoria: true });
assumirSinais(provisoria.remover);
try {
  await instalar();
  await construir();
  const doServidor = arquivosDe('server/src', '.test.ts').filter(soAFundo).filter(pedido);
  // Each of them looks at its screens in the other width too.
  const jornadas = arquivosDe('e2e', '.ts').filter((nome) => /\.(spec|processo|fundo)\.ts$/.test(nome) && pedido(nome));
  if (doServidor.length + jornadas.length === 0) throw new Error(`Nenhum arquivo se chama ${pedidos.join(' nem ')}.`);
  const codigos = [];
  if (doServidor.length > 0)
    codigos.push(await rodar('vitest', ['run', '--project', 'server', `--testTimeout=${DUAS_HORAS}`, ...doServidor]));
  if (jornadas.length > 0)
    codigos.push(await rodar('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...jornadas]));
  process.exitCode = Math.max(...codigos);
} catch (erro) {
  linha(erro.message);
  process.exitCode = 1;
} finally {
  await provisoria.remover();
}

async function rodar(comando, argumentos) {
  const CHROMIUM_PATH = comando === 'playwright' ? await encontrarNavegador() : '';
  const env = { FUNDO, SEMENTE, TMPDIR: provisoria.caminho, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) };
  return (await iniciar(programa(comando), argumentos, { env }).acabou).codigo;
}

function arquivosDe(pasta, fim) {
  const nomes = readdirSync(naRaiz(pasta), { recursive: true });
  return nomes.filter((nome) => nome.endsWith(fim)).map((nome) => `${pasta}/${nome}`);
}

/** By its name, or because it counts by `aFundo`. */
function soAFundo(arquivo) {
  return arquivo.includes('.fundo.') || readFileSync(naRaiz(arquivo), 'utf8').includes("/a-fundo'");
}
