import { expect, test } from 'vitest';
import { porRotulos, type Rotulo } from './rotulos';

const rotulo = (nome: string, lugares: [number, number][], sempre = false): Rotulo => ({
  nome,
  lugares: lugares.map(([x, y]) => ({ x, y })),
  sempre,
});
const JANELA = { esquerda: 0, topo: 0, largura: 500, altura: 500 };
const postos = (rotulos: Rotulo[], ocupadas: Parameters<typeof porRotulos>[1] = []) =>
  porRotulos(rotulos, ocupadas, JANELA).map(({ nome, x, y }) => `${nome} ${x},${y}`);

test('nenhum nome cobre outro: vale quem vem antes', () => {
  expect(
    postos([rotulo('Sorocaba', [[100, 100]]), rotulo('Itu', [[110, 104]]), rotulo('Salto', [[300, 100]])]),
  ).toEqual(['Sorocaba 100,100', 'Salto 300,100']);
});

test('quem não cabe no primeiro lugar vai para o seguinte', () => {
  const alfinete = { esquerda: 80, topo: 80, largura: 40, altura: 40 };
  const sorocaba = rotulo('Sorocaba', [
    [100, 100],
    [100, 160],
  ]);
  expect(postos([sorocaba], [alfinete])).toEqual(['Sorocaba 100,160']);
});

test('uma cidade com lojas tem o seu nome de todo modo', () => {
  const tudo = JANELA;
  expect(postos([rotulo('Sorocaba', [[100, 100]], true), rotulo('Itu', [[200, 200]])], [tudo])).toEqual([
    'Sorocaba 100,100',
  ]);
});

test('um nome cortado pela beira não é escrito', () => {
  expect(postos([rotulo('Sorocaba', [[10, 100]], true), rotulo('Itu', [[200, 498]])])).toEqual([]);
});
