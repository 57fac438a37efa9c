import { somarDias } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa } from '@indica-bem/domain/cupom/regras';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { VALIDAVEL } from './sql';

const palco = comPalco();
const HOJE = '2026-03-10';
const LOJA = 7;

const cupom = fc.record({
  estado: fc.constantFrom('ativo' as const, 'efetivado' as const, 'cancelado' as const),
  validade: fc.integer({ min: -2, max: 2 }).map((dias) => somarDias(HOJE, dias)),
});

test('o comando usa um cupom da loja exatamente quando a regra não o recusa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cupom, { minLength: 1, maxLength: 40 }), async (cupons) => {
      const { rows } = await sql<{ validavel: boolean }>`
        select ${VALIDAVEL} as validavel
          from unnest(${cupons.map((c) => c.estado)}::text[], ${cupons.map((c) => c.validade)}::date[])
               with ordinality as c (estado, data_validade, ordem)
         cross join (select ${HOJE}::date as dia) v
         order by c.ordem`.execute(palco().db);
      const daRegra = cupons.map(
        (c) => motivoDaRecusa({ ...c, idLojista: LOJA, trocado: false }, { idLojista: LOJA, hoje: HOJE }) === null,
      );
      expect(rows.map(({ validavel }) => validavel)).toEqual(daRegra);
    }),
    { numRuns: 30 },
  );
});
