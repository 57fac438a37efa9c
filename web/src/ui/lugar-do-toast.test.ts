import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Caixa, lugarLivre } from './lugar-do-toast';

const CELULAR = { width: 360, height: 740 };
const FORMAS = { largo: { width: 336, height: 60 }, estreito: { width: 212, height: 64 } };
const CABECALHO: Caixa[] = [
  { top: 12, bottom: 56, left: 16, right: 60 },
  { top: 11, bottom: 57, left: 298, right: 344 },
];

test('sobre uma tela vazia fica no alto', () => {
  expect(lugarLivre({ tela: CELULAR, formas: FORMAS, tocaveis: [] })).toEqual({ top: 8, estreito: false });
});

test('desce para não cobrir o botão do menu', () => {
  const lugar = lugarLivre({ tela: CELULAR, formas: FORMAS, tocaveis: CABECALHO });
  expect(lugar).toEqual({ top: 64, estreito: false });
});

test('numa tela cheia de botões, cabe estreito entre os dois do cabeçalho', () => {
  const cheia = [...CABECALHO, ...[72, 240, 408, 576].map((top) => ({ top, bottom: top + 156, left: 16, right: 344 }))];
  expect(lugarLivre({ tela: CELULAR, formas: FORMAS, tocaveis: cheia })).toEqual({ top: 8, estreito: true });
});

test('onde não há lugar nenhum, diz que não há', () => {
  const tudo = [{ top: 0, bottom: 740, left: 0, right: 360 }];
  expect(lugarLivre({ tela: CELULAR, formas: FORMAS, tocaveis: tudo })).toBeNull();
});

const numero = (min: number, max: number) => fc.integer({ min, max });
const caixa = fc
  .tuple(numero(-50, 740), numero(10, 200), numero(0, 340), numero(10, 340))
  .map(([top, altura, left, largura]): Caixa => ({ top, bottom: top + altura, left, right: left + largura }));

test('onde quer que ache lugar, nada do que se toca fica embaixo, e cabe na tela', () => {
  fc.assert(
    fc.property(fc.array(caixa, { maxLength: 12 }), (tocaveis) => {
      const lugar = lugarLivre({ tela: CELULAR, formas: FORMAS, tocaveis });
      if (!lugar) return;
      const { width, height } = lugar.estreito ? FORMAS.estreito : FORMAS.largo;
      const left = (CELULAR.width - width) / 2;
      expect(lugar.top).toBeGreaterThan(0);
      expect(lugar.top + height).toBeLessThan(CELULAR.height);
      for (const c of tocaveis) {
        const longe = c.bottom <= lugar.top || c.top >= lugar.top + height || c.right <= left || c.left >= left + width;
        expect(longe).toBe(true);
      }
    }),
  );
});
