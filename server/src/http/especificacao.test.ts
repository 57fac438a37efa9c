import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { expect, test } from 'vitest';

const pasta = path.resolve(import.meta.dirname, '../../../docs/spec');
const semNomes = (texto: string) => texto.replace(/\{[^}]*\}|:\w+/g, '{}');
const escrito = semNomes(
  readdirSync(pasta)
    .map((arquivo) => readFileSync(path.join(pasta, arquivo), 'utf8'))
    .join('\n'),
);

/** As a caller reads it: `/pet/{id}`, whatever the parameter is called, and not as the beginning of a longer path. */
const contada = (caminho: string) => {
  const literal = semNomes(caminho).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${literal}(?![\\w/{])`).test(escrito);
};

test.each(Object.values<Chamada>(CHAMADAS).map(({ path: caminho }) => caminho))('docs/spec conta de %s', (caminho) => {
  expect(contada(caminho)).toBe(true);
});

test('uma chamada que ninguém contou é notada', () => {
  expect(contada('/pet/:id/vacinas')).toBe(false);
});
