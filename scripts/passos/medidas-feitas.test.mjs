import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { abrirFeitas, descreverVez, medirNucleo } from './medidas-feitas.mjs';

let pasta;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'indica-bem-feitas-'));
});
afterEach(() => rmSync(pasta, { recursive: true }));
const arquivo = () => join(pasta, 'cache', 'medidas.json');
const CUPOM = [{ programa: 'cupom', medida: 'Validação', valor: '2.1' }];

test('interrompida, a vez seguinte do mesmo código acha o que já foi feito', () => {
  abrirFeitas(arquivo(), 'aaaa').guardar('cupom', CUPOM);
  const outra = abrirFeitas(arquivo(), 'aaaa');
  expect(outra.linhasDe('cupom')).toEqual(CUPOM);
  expect(outra.linhasDe('importar')).toBeUndefined();
});

test('de outro código nada vale, e o que se guarda toma o lugar', () => {
  abrirFeitas(arquivo(), 'aaaa').guardar('cupom', CUPOM);
  const outra = abrirFeitas(arquivo(), 'bbbb');
  expect(outra.linhasDe('cupom')).toBeUndefined();
  outra.guardar('partida', []);
  expect(abrirFeitas(arquivo(), 'bbbb').linhasDe('cupom')).toBeUndefined();
  expect(abrirFeitas(arquivo(), 'aaaa').linhasDe('cupom')).toBeUndefined();
});

test('esquecidas umas, as outras ficam; esquecidas todas, não há mais arquivo', () => {
  const feitas = abrirFeitas(arquivo(), 'aaaa');
  feitas.guardar('cupom', CUPOM);
  feitas.guardar('partida', []);
  feitas.esquecer(['cupom', 'importar']);
  const outra = abrirFeitas(arquivo(), 'aaaa');
  expect([outra.linhasDe('cupom'), outra.linhasDe('partida')]).toEqual([undefined, []]);
  outra.esquecer(['partida']);
  expect(existsSync(arquivo())).toBe(false);
});

test('um arquivo cortado pela metade é como nenhum', () => {
  const feitas = abrirFeitas(arquivo(), 'aaaa');
  feitas.guardar('cupom', CUPOM);
  writeFileSync(arquivo(), '{"codigo":"aaaa","fei');
  expect(abrirFeitas(arquivo(), 'aaaa').linhasDe('cupom')).toBeUndefined();
});

test('a vez diz o dia, o commit, a máquina e quão depressa ela andava', () => {
  const vez = descreverVez('27af0884', new Date('2026-11-17T10:00:00Z'), 0.8);
  expect(vez).toMatch(/^2026-11-17, commit 27af0884, \d+ × .+, \d+ GB, Node v[\d.]+, 10⁸ steps of a loop in 0.8 s$/);
});

test('um núcleo leva algum tempo, dito com um algarismo só', () => {
  expect(String(medirNucleo())).toMatch(/^(0\.0*)?[1-9]0*$/);
});
