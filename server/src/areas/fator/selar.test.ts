import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { abrir, chavesDoFator, seladoPorUltimo, selar } from './selar';

const palco = comPalco();
const SEGREDO = Buffer.from('um segredo de vinte!');
const [NOVA, VELHA] = ['n'.repeat(32), 'v'.repeat(32)];
const com = (...chavesDoFator_: string[]) =>
  chavesDoFator({ config: { ...palco().config, chavesDoFator: chavesDoFator_ } }, palco().db);

test('sem chave informada, a do banco sela e abre', async () => {
  const chaves = await com();
  const selado = selar(chaves, 7, SEGREDO);
  expect(selado.includes(SEGREDO)).toBe(false);
  expect(abrir(chaves, 7, selado)).toEqual(SEGREDO);
  expect(selar(chaves, 7, SEGREDO)).not.toEqual(selado);
});

test('o que foi selado para uma conta não se abre em outra, nem alterado, nem cortado', async () => {
  const chaves = await com();
  const selado = selar(chaves, 7, SEGREDO);
  expect(abrir(chaves, 8, selado)).toBeNull();
  for (let i = 0; i < selado.length; i++) {
    const torto = Buffer.from(selado);
    torto[i] = (torto[i] ?? 0) ^ 1;
    expect([i, abrir(chaves, 7, torto)]).toEqual([i, null]);
  }
  for (const tamanho of [0, 1, 10, 33, selado.length - 1])
    expect(abrir(chaves, 7, selado.subarray(0, tamanho))).toBeNull();
});

test('quem troca a chave ainda abre o que a de antes selou; sem a de antes, não', async () => {
  const doBanco = selar(await com(), 7, SEGREDO);
  const daVelha = selar(await com(VELHA), 7, SEGREDO);
  const [ambas, soNova] = [await com(NOVA, VELHA), await com(NOVA)];
  expect(abrir(ambas, 7, daVelha)).toEqual(SEGREDO);
  expect(abrir(ambas, 7, doBanco)).toEqual(SEGREDO);
  expect(abrir(soNova, 7, daVelha)).toBeNull();
  expect([seladoPorUltimo(ambas, daVelha), seladoPorUltimo(ambas, selar(ambas, 7, SEGREDO))]).toEqual([false, true]);
});
