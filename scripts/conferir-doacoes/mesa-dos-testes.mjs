import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executar } from './principal.mjs';

const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-conferir-'));
process.once('exit', () => rmSync(pasta, { recursive: true, force: true }));

/** The program, without a process of its own; its exit code and all it said. */
export async function conferir(...pedido) {
  const linhas = [];
  const codigo = await executar(pedido, (linha) => linhas.push(linha));
  return { codigo, texto: linhas.join('\n') };
}

let arquivos = 0;
export function guardar(texto) {
  const arquivo = join(pasta, `arquivo-${++arquivos}`);
  writeFileSync(arquivo, texto);
  return arquivo;
}

export const copia = (cabecalho, folhas) => guardar(`${[JSON.stringify(cabecalho), ...folhas].join('\n')}\n`);
