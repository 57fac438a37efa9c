import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comprimir } from './comprimir.mjs';
import { empacotar, opcoesDoServidor } from './empacotar-servidor.mjs';
import { executar } from './processos.mjs';
import { comProgresso, linha, segundos } from './progresso.mjs';
import { naRaiz, programa } from './raiz.mjs';

const CONFERENCIA = naRaiz('scripts/conferir-doacoes.mjs');
const ALVOS = [
  { nome: 'servidor', fontes: ['domain', 'server'], construir: construirServidor },
  { nome: 'telas', fontes: ['domain', 'web', 'scripts/conferir-doacoes'], construir: construirTelas },
].map((alvo) => ({ ...alvo, carimbo: naRaiz(alvo.fontes[1], 'dist/.stamp') }));

/** Builds what changed since the last time, or everything. */
export async function construir({ tudo = false } = {}) {
  const velhos = ALVOS.map((alvo) => ({ ...alvo, impressao: impressaoDigital(alvo.fontes) })).filter(
    ({ carimbo, impressao }) => tudo || ler(carimbo) !== impressao,
  );
  if (velhos.length === 0) return;

  const inicio = Date.now();
  const nomes = velhos.map(({ nome }) => nome).join(' e ');
  await comProgresso(`Construindo ${nomes}`, () =>
    Promise.all(
      velhos.map(async ({ construir, carimbo, impressao }) => {
        await construir();
        mkdirSync(join(carimbo, '..'), { recursive: true });
        writeFileSync(carimbo, impressao);
      }),
    ),
  );
  linha(`Construído em ${segundos(inicio)}: ${nomes}.`);
}

export async function construirServidor() {
  await empacotar(opcoesDoServidor());
}

async function construirTelas() {
  const { codigo, saida } = await executar(programa('vite'), ['build'], { cwd: naRaiz('web') });
  if (codigo !== 0) throw new Error(`${saida}\nNão consegui construir as telas.`);
  await comprimir(naRaiz('web/dist'));
  await oferecerConferencia();
}

/** Whoever wants to recount the donations takes one file, which they can read, from the same address. */
async function oferecerConferencia() {
  await empacotar({
    entryPoints: [CONFERENCIA],
    outfile: naRaiz('web/dist/conferir-doacoes.mjs'),
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', charset: 'utf8' },
  });
}

/** Name, size and time of every file: enough to notice a change, and a thousand files cost milliseconds. */
function impressaoDigital(pastas) {
  const hash = createHash('sha256');
  const anotar = (caminho) => {
    const { size, mtimeMs } = statSync(caminho);
    hash.update(`${caminho} ${size} ${mtimeMs}\n`);
  };
  for (const pasta of [...pastas, 'scripts/passos']) arquivosDe(naRaiz(pasta)).forEach(anotar);
  for (const arquivo of [CONFERENCIA, naRaiz('package-lock.json')]) anotar(arquivo);
  return hash.digest('hex');
}

function arquivosDe(pasta) {
  return readdirSync(pasta, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .flatMap((entrada) =>
      entrada.isDirectory() ? arquivosDe(join(pasta, entrada.name)) : [join(pasta, entrada.name)],
    );
}

function ler(caminho) {
  try {
    return readFileSync(caminho, 'utf8');
  } catch {
    return '';
  }
}
