import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { executar } from './processos.mjs';

/** What a run that was interrupted had finished, for the same code only. Each is on the disk as soon as it is done. */
export function abrirFeitas(arquivo, codigo) {
  const guardado = ler(arquivo);
  let feitas = guardado.codigo === codigo ? guardado.feitas : {};
  const gravar = () => {
    mkdirSync(dirname(arquivo), { recursive: true });
    writeFileSync(arquivo, JSON.stringify({ codigo, feitas }));
  };
  return {
    linhasDe: (programa) => feitas[programa],
    guardar(programa, linhas) {
      feitas = { ...feitas, [programa]: linhas };
      gravar();
    },
    esquecer(programas) {
      feitas = Object.fromEntries(Object.entries(feitas).filter(([nome]) => !programas.includes(nome)));
      if (Object.keys(feitas).length > 0) gravar();
      else rmSync(arquivo, { force: true });
    },
  };
}

function ler(arquivo) {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8'));
  } catch {
    return {};
  }
}

/** Which code is measured: its commit, and whether and how the files differ from it. The table itself is no code. */
export async function codigoMedido(tabela) {
  const git = async (...argumentos) => (await executar('git', argumentos)).saida.trim();
  const soCodigo = ['--', '.', `:!${tabela}`];
  const commit = await git('rev-parse', '--short=8', 'HEAD');
  const mudado = await git('status', '--porcelain', ...soCodigo);
  if (!mudado) return { commit, codigo: commit };
  const resumo = createHash('sha256')
    .update(mudado)
    .update(await git('diff', 'HEAD', ...soCodigo));
  return { commit: `${commit} with changes`, codigo: `${commit} ${resumo.digest('hex')}` };
}

const PASSOS = 1e8;

/** In seconds, one digit: how fast a core is at this moment. A shared host makes the same machine three times as slow an hour later. */
export function medirNucleo() {
  const inicio = performance.now();
  let soma = 0;
  for (let n = 0; n < PASSOS; n++) soma = (soma * 31 + n) | 0;
  const segundos = (performance.now() - inicio) / 1000;
  // Whoever uses the sum keeps the loop.
  return Number.isInteger(soma) ? Number(segundos.toPrecision(1)) : 0;
}

/** When, of which commit, on what, and how fast that was. */
export function descreverVez(commit, agora = new Date(), nucleo = medirNucleo()) {
  const gigas = Math.round(totalmem() / 2 ** 30);
  const nucleos = `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}`;
  const maquina = `${nucleos}, ${gigas} GB, Node ${process.version}, 10⁸ steps of a loop in ${nucleo} s`;
  return `${agora.toISOString().slice(0, 10)}, commit ${commit}, ${maquina}`;
}
