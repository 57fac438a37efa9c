import { expect, test } from 'vitest';
import { bordasDe } from './rolagem-lateral';

const medidas = (scrollLeft: number, scrollWidth: number, clientWidth = 300, scrollHeight = 200) => ({
  scrollLeft,
  scrollWidth,
  clientWidth,
  scrollHeight,
  clientHeight: 200,
});

test.each([
  ['o que cabe não tem mais de nenhum lado', medidas(0, 300), [false, false, false]],
  ['no começo, há mais depois', medidas(0, 900), [false, true, true]],
  ['no meio, dos dois lados', medidas(200, 900), [true, true, true]],
  ['no fim, só antes, mesmo com o meio ponto de uma tela ampliada', medidas(599.4, 900), [true, false, true]],
  ['mais alta do que o quadro também se rola', medidas(0, 300, 300, 900), [false, false, true]],
])('%s', (_, quadro, [antes, depois, rola]) => {
  expect(bordasDe(quadro)).toEqual({ antes, depois, rola });
});
