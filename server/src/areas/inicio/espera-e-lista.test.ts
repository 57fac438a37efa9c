import { DIAS_DA_ESPERA } from '@indica-bem/domain/inicio/regras';
import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/conexao';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { listarPrescricoes } from '../prescricao/ler-prescricoes';
import { lerInicioDoParceiro } from './ler-inicio-do-parceiro';

const palco = comPalco({ limites: false });
const HOJE = '2026-03-10';
let prescritor: Pessoa;
let tutor: Pessoa;
let saiu: Pessoa;
let loja: Pessoa;

beforeAll(async () => {
  prescritor = await criarPrescritor(palco());
  [tutor, saiu, loja] = [await criarTutor(palco()), await criarTutor(palco()), await criarLojista(palco())];
  const params = { id: saiu.id };
  const admin = await criarAdmin(palco());
  expect((await chamar(palco(), admin, 'DELETE /tutor/:id', { params, body: null })).status).toBe(200);
});

const aVer = (quantos: number) => fc.integer({ min: -quantos, max: quantos });
const cupom = fc.record({ validade: aVer(2), criado: fc.integer({ min: 0, max: 80 }) });
/** As far as each came, with what may be beside it; coupons that are over first, and the one that counts, if any, last. */
const indicacao = fc.record({
  idade: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.constantFrom(DIAS_DA_ESPERA - 1, DIAS_DA_ESPERA)),
  ate: fc.constantFrom('nada', 'resgate', 'resgate', 'loja', 'loja', 'loja', 'compra'),
  saiu: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  contato: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
  bloqueada: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  cancelados: fc.array(cupom, { maxLength: 2 }),
  vivo: fc.option(cupom),
});
type Indicacao = typeof indicacao extends fc.Arbitrary<infer T> ? T : never;

const ESCREVER = `
  with i as (select * from jsonb_to_recordset($1::jsonb) as i (n int, codigo text, idade int, ate text, saiu bool, contato bool,
               bloqueada bool, cancelados jsonb, vivo jsonb)),
  feitas as (
    insert into prescricao (codigo, data, prescritor_id, telefone, tutor_id, data_resgate, lojista_id, data_ativacao, bloqueada_em)
    select codigo, date '${HOJE}' - idade, $2::int, case when contato then '15988887777' end,
           case when ate <> 'nada' then case when saiu then $4::int else $3::int end end,
           case when ate <> 'nada' then date '${HOJE}' - idade end, case when ate in ('loja', 'compra') then $5::int end,
           case when ate = 'compra' then date '${HOJE}' end, case when bloqueada then now() end
      from i returning id, codigo, lojista_id),
  cupons as (
    insert into cupom (codigo, prescricao_id, lojista_id, estado, motivo_cancelamento, desconto, data_validade, criado_em, valor,
                       descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
    select 'CP' || f.codigo || k.vez, f.id, $5::int, k.estado, case when k.estado = 'cancelado' then 'troca' end, 10,
           date '${HOJE}' + (k.c->>'validade')::int, timestamptz '${HOJE} 12:00-03' - (k.c->>'criado')::int * interval '1 day',
           case when k.usado then 100 end, case when k.usado then 10 end, case when k.usado then 90 end, case when k.usado then 15 end,
           case when k.usado then 'Caio' end, case when k.usado then date '${HOJE}' end, case when k.usado then now() end
      from feitas f join i using (codigo)
     cross join lateral (
       select c, 'cancelado' as estado, false as usado, vez::text from jsonb_array_elements(i.cancelados) with ordinality t (c, vez)
        where i.ate <> 'nada'
       union all
       select i.vivo, case when i.ate = 'compra' then 'efetivado' else 'ativo' end, i.ate = 'compra', 'vivo'
        where i.ate in ('loja', 'compra') and (i.ate = 'compra' or i.vivo is not null)) k
    returning id, codigo)
  insert into cupom_online (lojista_id, codigo, desconto, data_validade, cupom_id)
  select $5::int, codigo, 10, '${HOJE}', id from cupons where id % 2 = 0`;

let serie = 0;
async function escrever(db: Db, indicacoes: Indicacao[]): Promise<void> {
  const codigo = (n: number) =>
    [...Array(8)].map((_, i) => '23456789BCDFGHJKMNPQRSTVWXYZ'[Math.floor(n / 28 ** i) % 28]).join('');
  const linhas = indicacoes.map((feita, n) => ({
    ...feita,
    n,
    codigo: codigo(++serie),
    vivo: feita.vivo ?? (feita.ate === 'compra' ? { validade: 1, criado: 0 } : null),
  }));
  await db.executeQuery(
    CompiledQuery.raw(ESCREVER, [JSON.stringify(linhas), prescritor.id, tutor.id, saiu.id, loja.id]),
  );
}

/** What the product would never write, and what it would: none of it stays. */
async function semDeixar(acao: (db: Db) => Promise<void>): Promise<void> {
  const db = await palco().db.startTransaction().execute();
  await acao(db).finally(() => db.rollback().execute());
}

test('o início e a lista esperam pelas mesmas indicações', async () => {
  const vistas = { resgate: 0, loja: 0, compra: 0, nenhuma: 0 };
  const comparar = async (db: Db, indicacoes: Indicacao[]) => {
    await escrever(db, indicacoes);
    const { esperam, espera } = await lerInicioDoParceiro(db, prescritor.id, HOJE);
    const alvo = { papel: 'prescritor', id: prescritor.id } as const;
    const { linhas } = await listarPrescricoes(db, { alvo, esperando: true, limite: 100, hoje: HOJE });
    const na = (etapa: (linha: (typeof linhas)[number]) => boolean) => linhas.filter(etapa).length;
    expect(esperam).toEqual({
      resgate: na(({ tutor_id }) => tutor_id === null),
      loja: na(({ tutor_id, lojista_id }) => tutor_id !== null && lojista_id === null),
      compra: na(({ lojista_id }) => lojista_id !== null),
      exato: true,
    });
    const ids = new Set(linhas.map(({ id }) => id));
    for (const { indicacao: uma } of espera) expect(ids).toContain(uma.id_prescricao);
    for (const etapa of ['resgate', 'loja', 'compra'] as const) vistas[etapa] += esperam[etapa];
    vistas.nenhuma += indicacoes.length - linhas.length;
  };
  const muitas = fc.array(indicacao, { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(muitas, (indicacoes) => semDeixar((db) => comparar(db, indicacoes))),
    { numRuns: 60 },
  );
  for (const quantas of Object.values(vistas)) expect(quantas).toBeGreaterThan(0);
});
