import { expect, test } from 'vitest';
import { cidadeDaFolha } from './cidade-da-folha';

const escrita = (cidade: string | null, online = false) => cidadeDaFolha({ cidade, online });

test.each(['Sorocaba', ' SOROCABA ', 'sorocaba/SP', 'Sorocaba - sp', 'Sorocaba (SP)'])(
  'uma cidade do programa tem uma escrita só, por mais que a loja a escreva de outro jeito: %s',
  (cidade) => expect(escrita(cidade)).toBe('Sorocaba'),
);

test.each(["Santa Bárbara d'Oeste", 'Embu-Guaçu', 'Vila Bela da Santíssima Trindade', 'Itu'])(
  'as outras ficam como são: %s',
  (cidade) => expect(escrita(cidade)).toBe(cidade),
);

test.each([
  null,
  '',
  '  ',
  'ana@example.com',
  '529.982.247-25',
  'https://example.com',
  '15 99999-0000',
  '<b>',
  'a'.repeat(41),
])('o que não pode ser o nome de um lugar não fica para sempre à vista de todos: %s', (cidade) =>
  expect(escrita(cidade)).toBe('não informada'),
);

test('a loja online não tem cidade', () => {
  expect(escrita('Sorocaba', true)).toBe('online');
});
