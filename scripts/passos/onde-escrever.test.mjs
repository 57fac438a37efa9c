import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { lerMontagem, ondeEscrever } from './onde-escrever.mjs';

const GB = 2 ** 30;
const FARTA = { montagem: { tipo: 'tmpfs', opcoes: ['rw', 'nosuid'] }, cabe: 12 * GB, memoria: 16 * GB };

test.each([
  ['há memória de sobra', {}, '/dev/shm'],
  ['quem diz TMPDIR decide', { dita: '/onde/eu/quero' }, '/onde/eu/quero'],
  ['um TMPDIR vazio não diz nada', { dita: '', cabe: 0 }, tmpdir()],
  ['a pasta de um contêiner é pequena', { cabe: 0.06 * GB }, tmpdir()],
  ['os programas precisam da memória', { memoria: 6 * GB }, tmpdir()],
  ['nada se executa ali', { montagem: { tipo: 'tmpfs', opcoes: ['rw', 'noexec'] } }, tmpdir()],
  ['é um disco', { montagem: { tipo: 'ext4', opcoes: ['rw'] } }, tmpdir()],
  ['não há essa pasta', { montagem: undefined, cabe: undefined, memoria: undefined }, tmpdir()],
])('%s', (_, muda, onde) => {
  expect(ondeEscrever({ ...FARTA, ...muda })).toBe(onde);
});

test('vale a última montagem do lugar', () => {
  const montagens =
    'tmpfs /dev/shm tmpfs rw,noexec 0 0\nproc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs rw,relatime 0 0\n';
  expect(lerMontagem(montagens)).toEqual({ tipo: 'tmpfs', opcoes: ['rw', 'relatime'] });
  expect(lerMontagem('proc /proc proc rw 0 0\n')).toBeUndefined();
});
