import { somarDias } from '@indica-bem/domain/brasil/datas';
import { STATUS_DA_INDICACAO, statusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { doStatus, statusEmSql } from './sql';

const palco = comPalco();
const HOJE = '2026-03-10';
const dia = fc.integer({ min: -2, max: 2 }).map((dias) => somarDias(HOJE, dias));

const bloqueada = fc.boolean();
const tutorExcluido = fc.boolean();

/** What a recommendation can be: a store and a coupon only with a tutor, a purchase only at a store. */
const marcos = fc.oneof(
  fc.record({
    idTutor: fc.constant(null),
    idLojista: fc.constant(null),
    dataAtivacao: fc.constant(null),
    validade: fc.constant(null),
    bloqueada,
    tutorExcluido: fc.constant(false),
  }),
  fc.record({
    idTutor: fc.constant(1),
    idLojista: fc.constant(null),
    dataAtivacao: fc.constant(null),
    validade: fc.option(dia),
    bloqueada,
    tutorExcluido,
  }),
  fc.record({
    idTutor: fc.constant(1),
    idLojista: fc.constant(2),
    dataAtivacao: fc.option(dia),
    validade: dia,
    // The version before sells what this one has blocked: bought it is.
    bloqueada,
    tutorExcluido,
  }),
);

test('o status que o banco calcula e os filtros separam é o da regra', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(marcos, { minLength: 1, maxLength: 30 }), async (indicacoes) => {
      const filtros = STATUS_DA_INDICACAO.map((status, i) => sql`${doStatus(status, HOJE)} as ${sql.ref(`s${i}`)}`);
      // The generated rows stand in for the three tables: the fragments read them by the same names.
      const { rows } = await sql<Record<string, unknown>>`
        with p as (
          select * from unnest(${indicacoes.map(({ idTutor }, i) => idTutor && i + 1)}::int[],
                               ${indicacoes.map(({ idLojista }) => idLojista)}::int[],
                               ${indicacoes.map(({ dataAtivacao }) => dataAtivacao)}::date[],
                               ${indicacoes.map(({ validade }) => validade)}::date[],
                               ${indicacoes.map((uma) => (uma.bloqueada ? HOJE : null))}::timestamptz[])
            with ordinality as x (tutor_id, lojista_id, data_ativacao, validade, bloqueada_em, id)
        ), conta as (
          select id, case when excluida then now() end as excluida_em
            from unnest(${indicacoes.map((uma) => uma.tutorExcluido)}::bool[]) with ordinality as x (excluida, id)
        ), cupom as (
          select id, id as prescricao_id, validade as data_validade, 'ativo' as estado, now() as criado_em
            from p where validade is not null
        )
        select ${sql.raw(statusEmSql(`'${HOJE}'::date`))} as status, ${sql.join(filtros)} from p order by p.id`.execute(
        palco().db,
      );
      for (const [i, indicacao] of indicacoes.entries()) {
        const daRegra = statusDaIndicacao(indicacao, HOJE);
        expect(rows[i]?.status).toBe(daRegra);
        expect(STATUS_DA_INDICACAO.filter((_, n) => rows[i]?.[`s${n}`] === true)).toEqual([daRegra]);
      }
    }),
    { numRuns: 40 },
  );
});
