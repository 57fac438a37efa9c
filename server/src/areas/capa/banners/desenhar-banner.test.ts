import { PAGINAS_DE_CAPA, PERFIS_DE_CAPA } from '@indica-bem/domain/capa/regras';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desenharBanner } from './desenhar-banner';

const TAMANHOS = { desktop: { width: 1600, height: 400 }, mobile: { width: 720, height: 360 } } as const;
const VARIANTES = ['desktop', 'mobile'] as const;

const TODOS = PAGINAS_DE_CAPA.flatMap((pagina) =>
  PERFIS_DE_CAPA.flatMap((perfil) => VARIANTES.map((variante) => ({ pagina, perfil, variante }))),
);

test.each(TODOS)('$pagina de $perfil em $variante é um SVG bem formado e do tamanho certo', async (banner) => {
  const { format, width, height } = await sharp(Buffer.from(desenharBanner(banner))).metadata();
  expect({ format, width, height }).toEqual({ format: 'svg', ...TAMANHOS[banner.variante] });
});

test('cada página, perfil e variante tem o seu próprio desenho', () => {
  expect(new Set(TODOS.map(desenharBanner)).size).toBe(TODOS.length);
});

test.each(TODOS)('$pagina de $perfil em $variante não traz texto, contorno, nem número quebrado', (banner) => {
  expect(desenharBanner(banner)).not.toMatch(/<text|stroke|NaN|undefined|href/);
});

test('o terço esquerdo do desktop é liso, para o título da página', async () => {
  for (const perfil of PERFIS_DE_CAPA) {
    const svg = desenharBanner({ pagina: 'home', perfil, variante: 'desktop' });
    const terco = sharp(Buffer.from(svg)).extract({ left: 0, top: 0, width: 530, height: 390 });
    const { channels } = await sharp(await terco.png().toBuffer()).stats();
    expect(channels.every(({ stdev }) => stdev < 4)).toBe(true);
  }
});
