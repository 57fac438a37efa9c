import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { executar } from './processos.mjs';
import { comProgresso, linha, segundos } from './progresso.mjs';
import { naRaiz } from './raiz.mjs';

const MARCA = naRaiz('node_modules/.indica-bem');

/** Installs the dependencies unless node_modules already holds what the lock file asks for on this machine. */
export async function instalar() {
  const trava = readFileSync(naRaiz('package-lock.json'), 'utf8');
  const impressao = createHash('sha256').update(`${process.platform} ${process.arch} ${trava}`).digest('hex');
  if (ler(MARCA) === impressao) return;
  if (!jaInstalado(JSON.parse(trava).packages)) await instalarTudo();
  writeFileSync(MARCA, impressao);
}

async function instalarTudo() {
  const inicio = Date.now();
  const { codigo, saida } = await comProgresso('Instalando dependências', () => {
    // Started by npm, use that very npm. The build needs the development packages even when NODE_ENV is production.
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const [comando, ...argumentos] = [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'];
    return executar(comando, argumentos);
  });
  if (codigo !== 0) throw new Error(`${saida}\nNão consegui instalar as dependências; o npm explica acima.`);
  linha(`Dependências instaladas em ${segundos(inicio)}.`);
}

/** npm notes what it installed in a lock file of its own; who ran `npm ci` by hand need not wait for another. */
function jaInstalado(pedidos) {
  const notas = ler(naRaiz('node_modules/.package-lock.json'));
  if (!notas) return false;
  const instalados = JSON.parse(notas).packages;
  return Object.entries(pedidos)
    .filter(([caminho, pacote]) => caminho.includes('node_modules/') && precisaAqui(pacote))
    .every(([caminho, { version }]) => instalados[caminho] && instalados[caminho].version === version);
}

/** Optional packages are binaries per machine; those that also depend on the C library are left to npm's judgement. */
function precisaAqui({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch));
}

function ler(caminho) {
  try {
    return readFileSync(caminho, 'utf8');
  } catch {
    return '';
  }
}
