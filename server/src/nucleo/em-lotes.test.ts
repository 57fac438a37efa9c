import { expect, test } from 'vitest';
import { BancoMudo } from '../db/vigiar';
import { emLotes } from './em-lotes';

/** Executions that end when told to. */
function comPortas() {
  const lotes: number[][] = [];
  const portas: (() => void)[] = [];
  const dobrar = emLotes(async (entradas: number[]) => {
    lotes.push(entradas);
    await new Promise<void>((abrir) => portas.push(abrir));
    return entradas.map((n) => n * 2);
  });
  return { lotes, portas, dobrar };
}
const turno = () => new Promise((seguir) => setImmediate(seguir));

test('o que se pede junto vai junto, e cada um recebe o seu', async () => {
  const { lotes, portas, dobrar } = comPortas();
  const respostas = Promise.all([1, 2, 3].map(dobrar));
  await turno();
  expect(lotes).toEqual([[1, 2, 3]]);
  portas[0]?.();
  expect(await respostas).toEqual([2, 4, 6]);
});

test('dois lotes por vez; o que chega enquanto estão fora espera o próximo', async () => {
  const { lotes, portas, dobrar } = comPortas();
  const respostas = [dobrar(1)];
  await turno();
  respostas.push(dobrar(2));
  await turno();
  respostas.push(dobrar(3), dobrar(4));
  await turno();
  expect(lotes).toEqual([[1], [2]]);
  portas[1]?.();
  await turno();
  await turno();
  expect(lotes).toEqual([[1], [2], [3, 4]]);
  for (const abrir of portas) abrir();
  expect(await Promise.all(respostas)).toEqual([2, 4, 6, 8]);
});

test('um lote tem tamanho', async () => {
  const { lotes, portas, dobrar } = comPortas();
  const respostas = Promise.all(Array.from({ length: 100 }, (_, n) => dobrar(n)));
  await turno();
  await turno();
  expect(lotes.map((lote) => lote.length)).toEqual([64, 36]);
  for (const abrir of portas) abrir();
  expect(await respostas).toHaveLength(100);
});

test('a falta de um não é dos outros', async () => {
  const lotes: number[][] = [];
  const pedir = emLotes(async (entradas: number[]) => {
    lotes.push(entradas);
    if (entradas.includes(2)) throw new Error('o 2 não');
    return entradas;
  });
  const respostas = await Promise.allSettled([1, 2, 3].map(pedir));
  expect(respostas.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(lotes).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(await pedir(4)).toBe(4);
});

test('com o banco fora do ar ninguém tenta de novo por conta própria', async () => {
  let vezes = 0;
  const pedir = emLotes(async () => {
    vezes++;
    throw Object.assign(new Error('caiu'), { code: 'ECONNRESET' });
  });
  const respostas = await Promise.allSettled([1, 2].map(pedir));
  expect(respostas.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(vezes).toBe(1);
});

test('com o banco mudo, quem esperava a vez falha junto, em vez de esperar lote após lote', async () => {
  let lotes = 0;
  const ler = emLotes(async (): Promise<number[]> => {
    lotes++;
    await turno();
    throw new BancoMudo(10_000);
  });
  const pedidos = Array.from({ length: 1_000 }, (_, n) => ler(n));
  const falhas = await Promise.allSettled(pedidos);
  expect(falhas.every(({ status }) => status === 'rejected')).toBe(true);
  expect(lotes).toBe(2);
});
