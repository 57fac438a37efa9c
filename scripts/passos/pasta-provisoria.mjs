import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ondeEscrever } from './onde-escrever.mjs';

const PROFUNDIDADE = 4;

/** Everything the tests write goes here; whatever they leave behind, databases included, goes away with it. */
export function criarPastaProvisoria({ emMemoria = false } = {}) {
  const caminho = mkdtempSync(join(emMemoria ? ondeEscrever() : tmpdir(), 'indica-bem-testes-'));
  // A database that runs under another user must be able to walk through.
  chmodSync(caminho, 0o711);
  return {
    caminho,
    async remover() {
      bancosEm(caminho, PROFUNDIDADE).forEach(encerrarBanco);
      await rm(caminho, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function bancosEm(pasta, profundidade) {
  const entradas = listar(pasta);
  if (entradas.some(({ name }) => name === 'PG_VERSION')) return [pasta];
  if (profundidade === 0) return [];
  const pastas = entradas.filter((entrada) => entrada.isDirectory());
  return pastas.flatMap(({ name }) => bancosEm(join(pasta, name), profundidade - 1));
}

function listar(pasta) {
  try {
    return readdirSync(pasta, { withFileTypes: true });
  } catch {
    // Gone while we looked.
    return [];
  }
}

function encerrarBanco(dados) {
  try {
    const pid = Number.parseInt(readFileSync(join(dados, 'postmaster.pid'), 'utf8'), 10);
    const comando = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (comando.includes(dados)) process.kill(pid, 'SIGQUIT');
  } catch {
    // Already stopped.
  }
}
