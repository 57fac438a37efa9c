import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encontrarNavegador } from '../navegador.mjs';
import { construir } from './construir.mjs';
import { aTentarDeNovo, contarPlaywright, contarUm, contarVitest } from './contar.mjs';
import { conferirDirecoes } from './direcoes.mjs';
import { conferirCliente, conferirDocumento } from './documento.mjs';
import { conferirLicencas } from './licencas.mjs';
import { pesar } from './pesar.mjs';
import { executar } from './processos.mjs';
import { naRaiz, programa } from './raiz.mjs';
import { conferirReferencias } from './referencias.mjs';
import { conferirTamanhos } from './tamanhos.mjs';

const MINUTO = 60_000;
// CI, or any run that nobody watches: one more chance, and by name.
const SEM_NINGUEM = Boolean(process.env.CI) || !process.stdout.isTTY;
const CHANCE = SEM_NINGUEM ? { CI: '1' } : {};
// The steps write to a pipe; only we know who will read it.
const CORES = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** TypeScript's checker is a Go program that ends before its garbage is worth collecting: an eighth of its work. */
const SEM_COLETA = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * What is checked together: the last folder's `tsconfig.json` includes or names the others. The browser's tests are content with
 * what the server, checked before them, declares; they would each look at all of it again.
 */
const PROGRAMAS = ['domain', 'web', 'server faults producao bench e2e'];

/** What a check found out of the files that have not changed since: of another `npm test` in the same clone. */
const LEMBRADO = 'node_modules/.cache/indica-bem';

/**
 * Two at a time, in this order: vitest, and beside it all the others, one after the other. Its workers wait for their
 * database now and then; what only reads the code takes nothing from them. The browser's tests come last, and wait for the
 * server's.
 */
export function listarEtapas(pastaProvisoria) {
  const rodar = async (comando, argumentos, { contar = contarUm, env, ...opcoes } = {}) => {
    const ambiente = { TMPDIR: pastaProvisoria, ...CORES, ...env };
    const { codigo, saida } = await executar(programa(comando), argumentos, { ...opcoes, env: ambiente });
    return { ...contar(codigo), saida };
  };

  const conferir = (nome, comando, ...argumentos) => ({
    nome,
    rodar: () => rodar(comando, argumentos, { prazo: 35 * MINUTO, semPressa: true, env: SEM_COLETA }),
  });
  /** There while the server's tests run, whom the browser's would keep waiting (relator.mjs). */
  const doServidor = join(pastaProvisoria, 'testes-do-servidor');
  const vitest = (relatorios, soEstes = []) => {
    const relator = ['--reporter', naRaiz('scripts/passos/relator.mjs'), `--outputFile.json=${relatorios.at(-1)}`];
    return rodar('vitest', ['run', '--reporter=default', ...relator, ...soEstes], {
      contar: (codigo) => contarVitest(relatorios, codigo),
      prazo: 35 * MINUTO,
      env: { SERVER_TESTS: doServidor, ...CHANCE },
    });
  };
  /** Whole files, and in new workers: what another one left in a shared worker, or a hook that failed, no test can try again. */
  const vitestEOsQueFalharam = async (fimDe) => {
    const [relatorio, deNovo] = ['vitest', 'vitest-de-novo'].map((nome) => join(pastaProvisoria, `${nome}.json`));
    writeFileSync(doServidor, '');
    const rodada = await vitest([relatorio]).finally(() => rmSync(doServidor, { force: true }));
    const falhos = SEM_NINGUEM ? aTentarDeNovo(relatorio) : [];
    if (falhos.length === 0) return rodada;
    // With nobody beside them.
    await fimDe('e2e');
    return vitest([relatorio, deNovo], falhos);
  };
  // Looked for beside the checks: where there is none it is downloaded, and nobody works meanwhile.
  const navegador = umaVez(encontrarNavegador);
  /** Its product begins, on a database of its own, when the checks are over; the journeys, when the server's tests are. */
  const playwright = async () => {
    const relatorio = join(pastaProvisoria, 'playwright.json');
    const env = {
      CHROMIUM_PATH: await navegador(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: relatorio,
      E2E_WAITS_FOR: doServidor,
      ...CHANCE,
    };
    return rodar('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      contar: (codigo) => contarPlaywright(relatorio, codigo, { perdoa: SEM_NINGUEM }),
      // What it waits counts.
      prazo: 90 * MINUTO,
      env,
    });
  };

  return [
    { nome: 'vitest', rodar: vitestEOsQueFalharam },
    { nome: 'build', rodar: () => construir().then(() => ({ ...contarUm(0), saida: '' })) },
    { nome: 'direções', rodar: () => contarFaltas(conferirDirecoes()) },
    { nome: 'tamanhos', rodar: () => contarFaltas(conferirTamanhos()) },
    { nome: 'licenças', rodar: () => contarFaltas(conferirLicencas()) },
    { nome: 'spec', rodar: () => contarFaltas(conferirReferencias()) },
    { nome: 'openapi', rodar: () => contarSaida(conferirDocumento()) },
    ...(temJornadas()
      ? [{ nome: 'navegador', rodar: () => navegador().then(() => ({ ...contarUm(0), saida: '' })) }]
      : []),
    conferir('biome', 'biome', 'ci', '.'),
    ...PROGRAMAS.map((pastas) => {
      // One checker: four would each look at the shared types, at twice the work.
      const umDeCadaVez = ['--checkers', '1', '--builders', '1'];
      return conferir(`tsc ${pastas}`, 'tsc', '-b', pastas.split(' ').at(-1), ...umDeCadaVez);
    }),
    conferir('knip', 'knip', '--cache', '--cache-location', naRaiz(LEMBRADO, 'knip')),
    { nome: 'cliente', precisaDe: 'openapi', rodar: () => contarSaida(conferirCliente()) },
    { nome: 'peso', precisaDe: 'build', rodar: () => contarFaltas(pesar()) },
    ...(temJornadas() ? [{ nome: 'e2e', precisaDe: 'build', rodar: playwright }] : []),
  ];
}

function umaVez(fazer) {
  let feito;
  return () => {
    feito ??= fazer();
    return feito;
  };
}

async function contarSaida(execucao) {
  const { codigo, saida } = await execucao;
  return { ...contarUm(codigo), saida };
}

async function contarFaltas(faltas) {
  return { ...contarUm(faltas.length), saida: faltas.join('\n') };
}

function temJornadas() {
  return (
    existsSync(naRaiz('e2e/playwright.config.ts')) &&
    readdirSync(naRaiz('e2e')).some((nome) => /\.(spec|test)\.ts$/.test(nome))
  );
}
