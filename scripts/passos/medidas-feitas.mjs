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

/** When, of which commit, on what. */
export function descreverVez(commit, agora = new Date()) {
  const gigas = Math.round(totalmem() / 2 ** 30);
  const nucleos = `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}`;
  return `${agora.toISOString().slice(0, 10)}, commit ${commit}, ${nucleos}, ${gigas} GB, Node ${process.version}`;
}
