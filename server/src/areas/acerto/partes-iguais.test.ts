import { partesDaCompra } from '@indica-bem/domain/acerto/partes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';

const palco = comPalco();

test('o banco reparte cada compra como o domínio', async () => {
  const compra = fc
    .integer({ min: 1, max: 9_999_999 })
    .chain((valor) => fc.record({ valor: fc.constant(valor), descontado: fc.integer({ min: 0, max: valor }) }));
  const compras = [
    ...Array.from({ length: 200 }, (_, n) => ({ valor: n + 1, descontado: Math.floor((n + 1) / 3) })),
    ...fc.sample(compra, 2_000),
  ];
  const { rows } = await palco().pool.query<{ loja: number; grupo: number }>(
    `select parte_da_loja(valor, descontado) as loja, parte_do_grupo(valor, descontado) as grupo
       from unnest($1::int[], $2::int[]) with ordinality as c (valor, descontado, n) order by n`,
    [compras.map(({ valor }) => valor), compras.map(({ descontado }) => descontado)],
  );
  expect(rows).toEqual(compras.map(partesDaCompra));
});
