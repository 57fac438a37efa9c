import { somarDias } from '@indica-bem/domain/brasil/datas';
import { prazoDaEscolha } from '@indica-bem/domain/prescricao/validade-da-escolha';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { VALIDADE_DA_INDICACAO } from './sql';

const palco = comPalco();
const HOJE = '2026-03-10';
const dia = fc.integer({ min: -120, max: 120 }).map((dias) => somarDias(HOJE, dias));

/** Coupons one after the other, at most the last of them alive; ours share the validity that the first one began. */
const escolhas = fc
  .record({
    nossa: dia,
    cupons: fc.array(fc.record({ doEstoque: fc.boolean(), validade: dia, horas: fc.integer({ min: 1, max: 2_000 }) }), {
      maxLength: 5,
    }),
    vivo: fc.constantFrom('ativo', 'efetivado', 'cancelado'),
  })
  .map(({ nossa, cupons, vivo }) => {
    let em = Date.parse('2025-11-20T00:00:00Z');
    return cupons.map(({ doEstoque, validade, horas }, i) => {
      em += horas * 3_600_000;
      const estado = i === cupons.length - 1 ? vivo : 'cancelado';
      return { doEstoque, validade: doEstoque ? validade : nossa, criadoEm: new Date(em), estado };
    });
  });

test('o prazo que o banco calcula é o da regra, quaisquer que sejam os cupons', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(escolhas, { minLength: 1, maxLength: 20 }), async (indicacoes) => {
      const cupons = indicacoes.flatMap((deles, i) => deles.map((um) => ({ ...um, prescricao: i + 1 })));
      // The generated rows stand in for the tables: the fragment reads them by the same names.
      const { rows } = await sql<{ prazo: string | null }>`
        with p as (select generate_series(1, ${indicacoes.length}::int) as id), cupom as (
          select * from unnest(${cupons.map(({ prescricao }) => prescricao)}::int[],
                               ${cupons.map(({ estado }) => estado)}::text[],
                               ${cupons.map(({ validade }) => validade)}::date[],
                               ${cupons.map(({ criadoEm }) => criadoEm)}::timestamptz[],
                               ${cupons.map(({ doEstoque }) => doEstoque)}::bool[])
            with ordinality as x (prescricao_id, estado, data_validade, criado_em, do_estoque, id)
        ), cupom_online as (select id as cupom_id from cupom where do_estoque)
        select ${sql.raw(VALIDADE_DA_INDICACAO)} as prazo from p order by p.id`.execute(palco().db);
      expect(rows.map(({ prazo }) => prazo)).toEqual(indicacoes.map((deles) => prazoDaEscolha(deles, HOJE)));
    }),
    { numRuns: 40 },
  );
});
