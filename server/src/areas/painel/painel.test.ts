import { campoDoMes, MESES, SITUACOES } from '@indica-bem/domain/painel/numeros';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Leitor } from '../../db/leitor';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { indicarEmMassa } from '../../test/indicacoes-em-massa';
import { ateOCupom, criarElenco, type Elenco, indicar, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { lerPainel } from './ler-painel';
import { somarResumo } from './somar-resumo';

const palco = comPalco();
let admin: Pessoa;
let elenco: Elenco;
beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

const painel = async (ano = 2026) => (await chamar(palco(), admin, 'GET /reports/dashboard', { query: { ano } })).body;
const numero = async (sql: string) => Number((await palco().pool.query(`select (${sql}) as n`)).rows[0].n);

/** The same numbers by counting the rows themselves, with none of the panel's own tables or functions. */
async function contado(ano: number) {
  const situacao = {
    Efetivadas: 'data_ativacao is not null',
    Ativas: 'data_ativacao is null and tutor_id is not null',
    Pendentes: 'tutor_id is null',
  };
  const { rows } = await palco().pool.query(
    `select extract(month from data)::int as mes,
            ${SITUACOES.map((s) => `count(*) filter (where ${situacao[s]})::int as "${s}"`).join(', ')}
       from prescricao where extract(year from data) = $1 and (prescritor_id is not null or tutor_id is not null) group by 1`,
    [ano],
  );
  const campos = MESES.flatMap((mes, i) =>
    SITUACOES.map((s) => [campoDoMes(s, mes), rows.find((linha) => linha.mes === i + 1)?.[s] ?? 0]),
  );
  const ativas = (papel: string) =>
    numero(`select count(*) from conta where papel = '${papel}' and suspensa_em is null and excluida_em is null`);
  return {
    ...Object.fromEntries(campos),
    couponsGeradosTotal: await numero('select count(*) from cupom'),
    prescricoesEfetivadasTotal: await numero(`select count(*) from cupom where estado = 'efetivado'`),
    lojistasAtivosTotal: await ativas('lojista'),
    tutoresAtivosTotal: await ativas('tutor'),
    prescritoresPendentesTotal: await ativas('prescritor'),
  };
}

describe('os números do painel são os que se contam nas tabelas', () => {
  const dia = fc
    .tuple(fc.integer({ min: 2025, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([a, m, d]) => `${a}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
  let serie = 10_000_000n;
  const codigo = () => {
    const letras = '23456789BCDFGHJKMNPQRSTVWXYZ';
    let n = ++serie;
    return Array.from({ length: 8 }, () => {
      const letra = letras.charAt(Number(n % 28n));
      n /= 28n;
      return letra;
    }).join('');
  };
  const acoes: Record<string, (dia: string) => Promise<unknown>> = {
    indicar: (d) =>
      palco().pool.query(`insert into prescricao (codigo, data, prescritor_id, produto_id) values ($1, $2, $3, $4)`, [
        codigo(),
        d,
        elenco.prescritor.id,
        elenco.produto,
      ]),
    imprimir: (d) =>
      palco().pool.query(
        `with l as (insert into lote (data_referencia, quantidade, criado_por) values ($2, 2, $3) returning id)
         insert into prescricao (codigo, data, lote_id) select c, $2, l.id from l, unnest($1::text[]) c`,
        [[codigo(), codigo()], d, admin.id],
      ),
    registrar: (d) =>
      palco().pool.query(
        `update prescricao set prescritor_id = $1, produto_id = $2, data = $3
          where id in (select id from prescricao where lote_id is not null and not especifica and cancelada_em is null order by random() limit 1)`,
        [elenco.prescritor.id, elenco.produto, d],
      ),
    imprimirEspecifica: (d) =>
      palco().pool.query(
        `with l as (insert into lote (data_referencia, quantidade, especifica, titulo_especifico, animal_especifico, desconto_especifico, criado_por)
                    values ($2, 1, true, 'Feira', 'Cão', 20, $3) returning id)
         insert into prescricao (codigo, data, lote_id, especifica, titulo_especifico, animal_especifico, desconto_especifico)
         select $1, $2, id, true, 'Feira', 'Cão', 20 from l`,
        [codigo(), d, admin.id],
      ),
    cancelar: () =>
      palco().pool.query(
        `update prescricao set cancelada_em = now()
          where id in (select id from prescricao where lote_id is not null and prescritor_id is null and tutor_id is null
                        order by random() limit 1)`,
      ),
    resgatar: (d) =>
      palco().pool.query(
        `update prescricao set tutor_id = $1, data_resgate = $2, data = case when especifica then $2 else data end
          where id in (select id from prescricao where tutor_id is null and cancelada_em is null order by random() limit 3)`,
        [elenco.tutor.id, d],
      ),
    mudarDeData: (d) =>
      palco().pool.query(
        `update prescricao set data = $1 where id in (select id from prescricao where data_ativacao is null and not especifica order by random() limit 2)`,
        [d],
      ),
    apagar: () =>
      palco().pool.query(
        `delete from prescricao where id in (select id from prescricao where tutor_id is null order by random() limit 1)`,
      ),
    comprar: async () => {
      const { idCupom } = await ateOCupom(palco(), elenco);
      return validar(palco(), elenco.loja, idCupom);
    },
    escolher: () => ateOCupom(palco(), elenco),
    cadastrar: () => Promise.all([criarTutor(palco()), criarLojista(palco()), criarPrescritor(palco())]),
    suspender: () =>
      palco().pool.query(
        `update conta set suspensa_em = case when suspensa_em is null then now() end
         where id = (select id from conta where papel <> 'indicabem' and id <> all($1) order by random() limit 1)`,
        [[elenco.tutor.id, elenco.loja.id, elenco.prescritor.id]],
      ),
    somar: () => somarResumo(palco().db),
  };

  test('depois de qualquer sequência de acontecimentos, somados ou não', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(acoes)), dia), { minLength: 5, maxLength: 25 }),
        async (acontecimentos) => {
          for (const [acao, quando] of acontecimentos) await acoes[acao]?.(quando);
          for (const ano of [2025, 2026]) expect(await painel(ano)).toMatchObject(await contado(ano));
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  test('uma mudança desfeita não deixa rastro', async () => {
    const antes = await painel();
    const conexao = await palco().pool.connect();
    await conexao.query('begin');
    await conexao.query(`insert into prescricao (codigo, data, prescritor_id) values ('ZZZZZZZZ', '2026-05-05', $1)`, [
      elenco.prescritor.id,
    ]);
    await conexao.query('rollback');
    conexao.release();
    expect(await painel()).toEqual(antes);
  });
});

test('mil códigos em branco não mudam o painel; cada um conta do dia em que um parceiro o registra ou um tutor o resgata', async () => {
  const { prescritor, produto, tutor } = await criarElenco(palco());
  const antes = [await painel(2026), await painel(2027)];
  const gerar = async (campos: object) =>
    (
      await chamar(palco(), admin, 'POST /prescrition/lote', {
        body: { data_referencia: '2027-12-01', quantidade: 1000, ...campos } as never,
        headers: {},
      })
    ).body;
  const [cartao] = await gerar({});
  const feira = { titulo_especifico: 'Feira', animal_especifico: 'Cão', desconto_especifico: 20 };
  const [especifico] = await gerar({ prescricao_especifica: 'S', ...feira });
  expect([await painel(2026), await painel(2027)]).toEqual(antes);

  const body = { codigo_prescricao: cartao?.codigo_prescricao ?? '', id_produto: produto, telefone: '15988887777' };
  const medidas = { peso_pet: 10, ecc: 1, atividade: 95 };
  await chamar(palco(), prescritor, 'PUT /prescrition/:id', {
    params: { id: cartao?.id_prescricao ?? 0 },
    body: { ...body, ...medidas },
  });
  await resgatar(palco(), tutor, especifico?.codigo_prescricao ?? '');
  const depois = await painel(2026);
  expect(depois.funil).toEqual({
    ...antes[0]?.funil,
    emitidas: (antes[0]?.funil.emitidas ?? 0) + 2,
    resgatadas: (antes[0]?.funil.resgatadas ?? 0) + 1,
  });
  expect(depois.prescricoesPendentesTotalMar).toBe((antes[0]?.prescricoesPendentesTotalMar ?? 0) + 1);
  expect(depois.prescricoesAtivasTotalMar).toBe((antes[0]?.prescricoesAtivasTotalMar ?? 0) + 1);
  expect(await painel(2027)).toEqual({ ...antes[1], anos: expect.anything() });
});

test('excluída a conta do tutor, o que não foi comprado deixa as ativas, e o funil conta o que houve', async () => {
  const elencoDela = await criarElenco(palco());
  const { codigo_prescricao } = await indicar(palco(), elencoDela);
  await resgatar(palco(), elencoDela.tutor, codigo_prescricao);
  await ateOCupom(palco(), elencoDela);
  const comprada = await ateOCupom(palco(), elencoDela);
  await validar(palco(), elencoDela.loja, comprada.idCupom);
  const antes = await painel();
  await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elencoDela.tutor.id }, body: null });
  // They are counted once a minute.
  palco().irPara(new Date(AGORA.getTime() + 61_000));
  const depois = await painel();
  palco().irPara(AGORA);
  expect(depois.prescricoesAtivasTotalMar).toBe(antes.prescricoesAtivasTotalMar - 2);
  expect(depois.prescricoesEfetivadasTotalMar).toBe(antes.prescricoesEfetivadasTotalMar);
  expect(depois.funil).toEqual(antes.funil);
});

test('o mês é o de São Paulo: 23h59 do dia 31 ainda é dezembro', async () => {
  const antes = [await painel(2025), await painel(2026)];
  for (const quando of ['2025-12-31T23:59:59-03:00', '2026-01-01T00:00:00-03:00']) {
    palco().irPara(quando);
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    await indicar(palco(), elenco);
  }
  const depois = [await painel(2025), await painel(2026)];
  palco().irPara(AGORA);
  await palco().db.updateTable('sessao').set({ usada_em: AGORA, criada_em: AGORA }).execute();
  expect(depois[0]?.prescricoesPendentesTotalDez).toBe((antes[0]?.prescricoesPendentesTotalDez ?? 0) + 1);
  expect(depois[1]?.prescricoesPendentesTotalJan).toBe((antes[1]?.prescricoesPendentesTotalJan ?? 0) + 1);
});

test('o funil, os destaques e os cupons a vencer', async () => {
  const novo = await criarElenco(palco());
  await indicarEmMassa(palco(), novo, { total: 4000, ate: '2019-12-31', dias: 300 });
  const corpo = await painel(2019);
  expect(corpo.funil).toEqual({ emitidas: 4000, resgatadas: 3000, com_loja: 2000, efetivadas: 1000 });
  expect(corpo.parceiros).toEqual([
    { id: novo.prescritor.id, nome: expect.stringMatching(/^Dra. Teste/), quantas: 4000 },
  ]);
  expect(corpo.lojas).toMatchObject([{ id: novo.loja.id, quantas: 1000 }]);
  expect(corpo.produtos).toMatchObject([{ id: novo.produto, quantas: 4000 }]);
  expect(corpo.cidades).toEqual([{ nome: 'Sorocaba', quantas: 1000 }]);
  expect(corpo.anos).toEqual(expect.arrayContaining([2026, 2019]));

  await palco().pool.query(`update cupom set data_validade = '2026-03-17' where estado = 'ativo' and lojista_id = $1`, [
    novo.loja.id,
  ]);
  await palco().pool.query(
    `update cupom set data_validade = '2026-03-10' where id = (select id from cupom where estado = 'ativo' and lojista_id = $1 limit 1)`,
    [novo.loja.id],
  );
  const { a_vencer } = await painel();
  expect(a_vencer).toMatchObject({ dias: 7, total: 1000, ha_mais: false });
  expect(a_vencer.cupons).toHaveLength(5);
  expect(a_vencer.cupons[0]?.data_validade).toBe('2026-03-10');
});

test('nada no painel percorre indicações ou cupons', async () => {
  await palco().pool.query('vacuum analyze');
  const leitor: Leitor = {
    ...palco().leitor,
    async usar(acao) {
      const conexao = await palco().pool.connect();
      return acao(conexao).finally(() => conexao.release());
    },
  };
  const plano = await planosDe(palco(), () =>
    lerPainel(leitor, {
      ano: 2026,
      hoje: '2026-03-10',
      antes: { compras: 0, cupons: 0, cadastros: 0 },
      encerradas: [],
      cidades: async () => [],
    }),
  );
  expect(plano).toMatch(/Index/);
  expect(plano).not.toMatch(/Seq Scan on (prescricao|cupom)\b/);
});
