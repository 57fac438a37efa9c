import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { naRaiz } from './raiz.mjs';

let raiz;
let copias;
beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'copias-'));
  copias = join(raiz, 'copias');
  mkdirSync(copias);
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

/** With another `node`: what the script does around the command is what is asked here. */
function rodar(script, programa, argumentos) {
  writeFileSync(join(raiz, 'node'), `#!/bin/sh\n${programa}\n`);
  chmodSync(join(raiz, 'node'), 0o755);
  const env = { PATH: `${raiz}:${process.env.PATH}` };
  return spawnSync('sh', [naRaiz(script), copias, ...argumentos], { env, encoding: 'utf8' });
}
function guardar(nome, dias) {
  writeFileSync(join(copias, nome), '');
  const em = new Date(Date.now() - dias * 86_400_000);
  utimesSync(join(copias, nome), em, em);
}
const ANTIGA = 'indica-bem-20200101T033000Z.copia.gz';
const RECENTE = 'indica-bem-20200120T033000Z.copia.gz';

test('uma cópia que deu certo leva as de antes do prazo, e só as que são dela', () => {
  guardar(ANTIGA, 20);
  guardar(`${ANTIGA}.parcial`, 20);
  guardar(RECENTE, 3);
  guardar('de-outro.gz', 20);
  // Made with a clock that was far behind, it is the newest all the same.
  const { status } = rodar('deploy/copiar.sh', 'echo copia > "$3"; touch -d 2001-01-01 "$3"', ['14']);
  expect(status).toBe(0);
  expect(readdirSync(copias)).toEqual([
    'de-outro.gz',
    RECENTE,
    expect.stringMatching(/^indica-bem-2[\dTZ]+\.copia\.gz$/),
  ]);
});

test('enquanto falham, nenhuma sai, por mais velha que seja; a que foi morta no meio não fica para sempre', () => {
  guardar(ANTIGA, 400);
  expect(rodar('deploy/copiar.sh', 'echo x > "$3.parcial"; exit 1', ['14']).status).toBe(1);
  expect(readdirSync(copias)).toEqual(['em-curso.copia.gz.parcial', ANTIGA]);
  rodar('deploy/copiar.sh', 'mv "$3.parcial" "$3"', ['14']);
  expect(readdirSync(copias)).toEqual([expect.stringMatching(/^indica-bem-2[\dTZ]+\.copia\.gz$/)]);
});

test('o ensaio é da mais nova, com o que se pediu a mais; sem cópia, diz', () => {
  expect(rodar('deploy/ensaiar.sh', 'echo "$@"', [])).toMatchObject({
    status: 1,
    stderr: `Não há cópia em ${copias}.\n`,
  });
  guardar(RECENTE, 0);
  guardar(ANTIGA, 0);
  guardar(`${RECENTE}.parcial`, 0);
  const { stdout } = rodar('deploy/ensaiar.sh', 'echo "$2 $3 $4"', ['--banco=postgres:///ensaio']);
  expect(stdout).toBe(`ensaiar-restauracao ${join(copias, RECENTE)} --banco=postgres:///ensaio\n`);
});
