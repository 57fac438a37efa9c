import { somarDias } from '@indica-bem/domain/brasil/datas';
import { descontoAplicavel } from '@indica-bem/domain/cupom/regras';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { descontoDaLoja } from './colunas';

const palco = comPalco();
const HOJE = '2026-03-10';

const campanha = fc.record({
  desconto: fc.integer({ min: 1, max: 10_000 }).map((centesimos) => centesimos / 100),
  validade: fc.integer({ min: -3, max: 3 }).map((dias) => somarDias(HOJE, dias)),
  excluida: fc.boolean(),
  esgotada: fc.boolean(),
});

test('o desconto que as listas mostram é o da regra, qualquer que seja a campanha da loja', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(campanha), { minLength: 1, maxLength: 40 }), async (campanhas) => {
      const esgotadas = campanhas.flatMap((c, n) => (c?.esgotada ? [n + 1] : []));
      const { rows } = await sql<{ desconto: number }>`
        select ${descontoDaLoja(HOJE, esgotadas)} as desconto
          from unnest(${campanhas.map((c, n) => c && n + 1)}::int[],
                      ${campanhas.map((c) => c?.desconto ?? null)}::numeric[],
                      ${campanhas.map((c) => c?.validade ?? null)}::date[],
                      ${campanhas.map((c) => (c?.excluida ? palco().relogio() : null))}::timestamptz[])
               with ordinality as k (id, desconto, data_validade, excluida_em, ordem),
               (values (0, 'loja_fisica')) as l (id, tipo)
         order by k.ordem`.execute(palco().db);
      const daRegra = campanhas.map(
        (c) =>
          descontoAplicavel({ especifico: null, doEstoque: null, campanha: c && !c.excluida ? c : null }, HOJE)
            .desconto,
      );
      expect(rows.map(({ desconto }) => Number(desconto))).toEqual(daRegra);
    }),
    { numRuns: 30 },
  );
});
