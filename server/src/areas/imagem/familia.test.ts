import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figurasDosPets, type PetDeFigura } from '@indica-bem/domain/pet/figura';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FAMILIA } from './familia';

const guardada = (nome: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../web/public/ilustracoes/${nome}.svg`, import.meta.url)), 'utf8');

test.each(Object.entries(FAMILIA))('%s é leve, bem formado e o que está no site', async (nome, svg) => {
  expect(guardada(nome)).toBe(svg);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072);
  expect(svg).not.toMatch(/stroke|NaN|undefined|href/);
  expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
});

test('todo rosto que um pet pode ter está desenhado, e nenhum é igual a outro', () => {
  const muitos = (['Cão', 'Gato'] as const).flatMap((tipo, i) =>
    Array.from({ length: 10 }, (_, n): PetDeFigura => ({ id_pet: i * 100 + n, tipo, raca: 'SRD' })),
  );
  const rostos = new Set(figurasDosPets(muitos).values());
  expect(rostos.size).toBe(12);
  expect([...rostos].filter((nome) => !FAMILIA[nome])).toEqual([]);
  expect(new Set(Object.values(FAMILIA)).size).toBe(Object.keys(FAMILIA).length);
});
