import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusividade } from './exclusividade';

let base: string;
let pasta: string;
let outro: ChildProcess | undefined;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'exclusividade-'));
  pasta = join(base, 'data');
});

afterEach(async () => {
  outro?.kill('SIGKILL');
  await rm(base, { recursive: true, force: true });
});

/** Another Node that takes the folder and keeps it until killed. */
async function outroProcesso(plataforma: string): Promise<ChildProcess> {
  const modulo = join(base, 'exclusividade.mjs');
  const fonte = fileURLToPath(new URL('./exclusividade.ts', import.meta.url));
  await build({ entryPoints: [fonte], outfile: modulo, bundle: true, format: 'esm', platform: 'node' });
  const programa = `
    const { exclusividade } = await import(process.argv[1]);
    await exclusividade(process.argv[2], process.argv[3]);
    console.log('minha');
    setInterval(() => {}, 60_000);`;
  const argumentos = ['--input-type=module', '--eval', programa, modulo, pasta, plataforma];
  outro = spawn(process.execPath, argumentos, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([outro.stdout && once(outro.stdout, 'data'), once(outro, 'exit')]);
  expect(outro.exitCode).toBeNull();
  return outro;
}

test.each(['linux', 'darwin'])('só um processo usa a pasta, e a morte dele a libera (%s)', async (plataforma) => {
  const processo = await outroProcesso(plataforma);
  await expect(exclusividade(pasta, plataforma)).rejects.toThrow(`Outro Indica Bem já está usando a pasta ${pasta}`);

  processo.kill('SIGKILL');
  await once(processo, 'exit');
  const { soltar } = await exclusividade(pasta, plataforma);
  await soltar();
});

test.each(['linux', 'darwin'])('quem solta deixa o próximo entrar (%s)', async (plataforma) => {
  const primeira = await exclusividade(pasta, plataforma);
  await expect(exclusividade(pasta, plataforma)).rejects.toThrow('Outro Indica Bem');
  await primeira.soltar();
  await (await exclusividade(pasta, plataforma)).soltar();
});

test('outro caminho para a mesma pasta não engana', async () => {
  const { soltar } = await exclusividade(pasta);
  const atalho = join(base, 'atalho');
  await symlink(pasta, atalho);
  await expect(exclusividade(atalho)).rejects.toThrow('Outro Indica Bem');
  await soltar();
});

test('pastas diferentes não se atrapalham', async () => {
  const uma = await exclusividade(join(base, 'uma'));
  const outra = await exclusividade(join(base, 'outra'));
  await Promise.all([uma.soltar(), outra.soltar()]);
});

test('um arquivo de pid ilegível não tranca a pasta', async () => {
  await (await exclusividade(pasta, 'darwin')).soltar();
  await writeFile(join(pasta, 'indica-bem.pid'), 'lixo');
  await (await exclusividade(pasta, 'darwin')).soltar();
});
