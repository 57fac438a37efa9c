import { expect, test } from 'vitest';
import { esperaDepoisDe, jaNaoServe, tentaPor } from './tentativas';
import { TIPOS_DE_EMAIL, type TipoDeEmail } from './tipos';

/** When each try happens, in minutes from the first, if every one fails. */
function tentativas(tipo: TipoDeEmail): number[] {
  const feitas = [0];
  for (let agora = 0; ; ) {
    agora += esperaDepoisDe(feitas.length - 1);
    if (agora >= tentaPor(tipo)) return feitas;
    feitas.push(agora / 60);
  }
}

test('as esperas crescem até uma hora, e as tentativas cabem num dia', () => {
  const minutos = tentativas('convite');
  expect(minutos.slice(0, 8)).toEqual([0, 1, 6, 21, 51, 111, 171, 231]);
  expect(minutos.at(-1)).toBeGreaterThan(22 * 60);
  expect(minutos.at(-1)).toBeLessThan(24 * 60);
});

test('a recuperação só é tentada enquanto o link pedido valeria', () => {
  expect(tentativas('recuperacao')).toEqual([0, 1, 6, 21]);
  expect([jaNaoServe('recuperacao', 29 * 60), jaNaoServe('recuperacao', 30 * 60)]).toEqual([false, true]);
});

test('o que esperou dias por um servidor fora do ar ainda sai, menos o que perdeu o sentido', () => {
  const perdidos = TIPOS_DE_EMAIL.filter((tipo) => jaNaoServe(tipo, 3 * 86_400));
  expect(perdidos).toEqual(['recuperacao']);
});
