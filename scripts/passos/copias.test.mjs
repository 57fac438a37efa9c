import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
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

const sh = (script, ...argumentos) => spawnSync('sh', [naRaiz(script), ...argumentos], { encoding: 'utf8' });

test('o WAL é arquivado uma vez: pedido de novo, sim; outro com o mesmo nome, não, e o primeiro fica', () => {
  const wal = join(raiz, 'wal');
  const arquivar = (texto) => {
    writeFileSync(wal, texto);
    return sh('deploy/pitr/arquivar-wal.sh', wal, '000000010000000000000001', copias).status;
  };
  expect([arquivar('um'), arquivar('um'), arquivar('dois')]).toEqual([0, 0, 1]);
  expect(readdirSync(copias)).toEqual(['000000010000000000000001.gz']);
  expect(gunzipSync(readFileSync(join(copias, '000000010000000000000001.gz'))).toString()).toBe('um');
  expect(sh('deploy/pitr/arquivar-wal.sh', join(raiz, 'nao-ha'), 'x', copias).status).not.toBe(0);
  expect(existsSync(join(copias, 'x.gz'))).toBe(false);
});

test('volta-se da última cópia-base de antes do momento; sem nenhuma, diz e nada faz', () => {
  for (const base of ['base-20260101T000000Z', 'base-20260108T000000Z', 'base-20260115T000000Z.parcial']) {
    mkdirSync(join(copias, base));
    writeFileSync(join(raiz, 'PG_VERSION'), base);
    spawnSync('tar', ['-czf', join(copias, base, 'base.tar.gz'), '-C', raiz, 'PG_VERSION']);
  }
  const dados = (nome) => join(raiz, nome);
  const voltar = (nome, ...momento) => sh('deploy/pitr/voltar.sh', copias, dados(nome), ...momento);
  const de = (nome) => readFileSync(join(dados(nome), 'PG_VERSION'), 'utf8');
  expect(voltar('cedo', '2025-12-31 23:00:00+00')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Não há cópia-base'),
  });
  expect(existsSync(dados('cedo'))).toBe(false);
  expect([voltar('meio', '2026-01-07 23:00:00-03').status, de('meio')]).toEqual([0, 'base-20260108T000000Z']);
  expect([voltar('antes', '2026-01-07 20:00:00-03').status, de('antes')]).toEqual([0, 'base-20260101T000000Z']);
  expect([voltar('fim').status, de('fim')]).toEqual([0, 'base-20260108T000000Z']);
  expect(existsSync(join(dados('fim'), 'recovery.signal'))).toBe(true);
  expect(voltar('fim').status).not.toBe(0);
});
