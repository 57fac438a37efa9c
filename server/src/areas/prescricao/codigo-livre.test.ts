import { deNinguem } from '@indica-bem/domain/atendimento/regras';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { codigoLivre, codigoLivreEmSql } from './codigo-livre';
import { DE_ALGUEM } from './sql';

const palco = comPalco();
const deAlguem = fc.constantFrom(null, null, 1);
const codigo = fc.record({
  tutor_id: deAlguem,
  prescritor_id: deAlguem,
  origem_lojista_id: deAlguem,
  lote_id: fc.constantFrom(null, 1, 1),
  especifica: fc.boolean(),
  cancelada_em: fc.constantFrom(null, new Date('2026-03-10T12:00:00Z')),
});

test('o código livre para o arquivo de uma loja, e o de ninguém, são o que as regras dizem', async () => {
  const vistos = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(fc.array(codigo, { minLength: 1, maxLength: 60 }), async (codigos) => {
      const { rows } = await sql<{ livre: boolean; de_ninguem: boolean }>`
        select ${codigoLivreEmSql('p')} as livre, not ${sql.raw(DE_ALGUEM)} as de_ninguem
          from jsonb_to_recordset(${JSON.stringify(codigos.map((c, n) => ({ ...c, n })))}::jsonb)
            as p (n int, tutor_id int, prescritor_id int, origem_lojista_id int, lote_id int, especifica bool,
                  cancelada_em timestamptz) order by n`.execute(palco().db);
      expect(rows.map(({ livre }) => livre)).toEqual(codigos.map(codigoLivre));
      expect(rows.map(({ de_ninguem }) => de_ninguem)).toEqual(codigos.map(deNinguem));
      for (const { livre } of rows) vistos.add(livre);
    }),
  );
  expect(vistos).toEqual(new Set([true, false]));
});
