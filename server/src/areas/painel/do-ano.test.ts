import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Leitor } from '../../db/leitor';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { cidadesNoMinuto } from './ler-cidades';
import { lerPainel } from './ler-painel';
import { somarResumo } from './somar-resumo';

const palco = comPalco();
const QUANTOS = 8;
let admin: Pessoa;
let tutor: Pessoa;
const parceiros: number[] = [];
const lojas: number[] = [];
const produtos: number[] = [];

/** More of each than the panel shows. */
beforeAll(async () => {
  admin = await criarAdmin(palco());
  tutor = await criarTutor(palco());
  for (let n = 0; n < QUANTOS; n++) {
    parceiros.push((await criarPrescritor(palco())).id);
    lojas.push((await criarLojista(palco(), { cidade: ['São Paulo', 'Itu', 'Salto'][n % 3] ?? null })).id);
    produtos.push(await criarProduto(palco(), { nome: `Ração ${n}` }));
  }
});

const painel = async (ano: number) => (await chamar(palco(), admin, 'GET /reports/dashboard', { query: { ano } })).body;

/** The first five by counting the rows themselves; of equals the older one. */
async function primeiras(coluna: string, ano: number, onde = 'true') {
  const { rows } = await palco().pool.query<{ id: number; quantas: number }>(
    `select ${coluna} as id, count(*)::int as quantas from prescricao where extract(year from data) = $1 and ${onde}
      group by 1 order by 2 desc, 1 limit 5`,
    [ano],
  );
  return rows;
}

async function cidades(ano: number) {
  const { rows } = await palco().pool.query<{ nome: string; quantas: number }>(
    `select l.cidade as nome, count(*)::int as quantas
       from prescricao p join lojista l on l.id = p.lojista_id where extract(year from p.data_ativacao) = $1
      group by 1 order by 2 desc, l.cidade collate "C"`,
    [ano],
  );
  return rows;
}

let serie = 0;
const codigo = () => {
  serie += 1;
  return [...serie.toString().padStart(8, '0')].map((d) => 'BCDFGHJKMN'.charAt(Number(d))).join('');
};

/** `n` chooses among those who are there; `compra`: it is bought at once. */
const indicar = (n: number, dia: string, compra: boolean) =>
  palco().pool.query(
    `with p as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select $1, $2::date, $3, $4, case when $7 then $5::int end, case when $7 then $2::date end, case when $7 then $6::int end,
              case when $7 then 3 else 4 end, case when $7 then $2::date end, case when $7 then 15 end
       returning id, codigo, data, lojista_id)
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, criado_em, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select 'CP' || codigo, id, lojista_id, 'efetivado', 10, data + 90, data, 10000, 1000, 9000, 15, 'Caio', data, data
       from p where lojista_id is not null`,
    [codigo(), dia, parceiros[n], produtos[n], tutor.id, lojas[QUANTOS - 1 - n], compra],
  );

const DIAS = ['2024-01-01', '2024-06-15', '2024-12-31', '2025-01-01', '2025-12-31'];
const acontecimento = fc.oneof(
  { weight: 6, arbitrary: fc.record({ n: fc.nat(QUANTOS - 1), dia: fc.constantFrom(...DIAS), compra: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant('apagar' as const) },
  { weight: 2, arbitrary: fc.constant('somar' as const) },
);

describe('os destaques do ano', () => {
  test('são os que se contam nas tabelas, somados ou não, empatados ou não', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acontecimento, { minLength: 10, maxLength: 40 }), async (acontecimentos) => {
        for (const este of acontecimentos) {
          if (este === 'somar') await somarResumo(palco().db);
          else if (este === 'apagar')
            await palco().pool.query(
              'delete from prescricao where id in (select id from prescricao where tutor_id is null order by codigo desc limit 3)',
            );
          else await indicar(este.n, este.dia, este.compra);
        }
        for (const ano of [2024, 2025]) {
          const visto = await painel(ano);
          expect(visto.parceiros).toMatchObject(await primeiras('prescritor_id', ano));
          expect(visto.produtos).toMatchObject(await primeiras('produto_id', ano));
          expect(visto.lojas).toMatchObject(await primeiras('lojista_id', ano, 'data_ativacao is not null'));
          expect(await cidadesNoMinuto(palco().leitor, palco().relogio)(ano)).toEqual(await cidades(ano));
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  test('as cidades valem por um minuto; o resto já conta a compra', async () => {
    expect(await painel(2019)).toMatchObject({ lojas: [], cidades: [] });
    await indicar(0, '2019-05-05', true);
    expect(await painel(2019)).toMatchObject({ lojas: [{ quantas: 1 }], cidades: [] });
    palco().irPara(new Date(AGORA.getTime() + 60_000));
    expect((await painel(2019)).cidades).toEqual(await cidades(2019));
    palco().irPara(AGORA);
  });

  test('vêm dos primeiros de um índice, e não dos meses de cada um', async () => {
    const leitor: Leitor = {
      ...palco().leitor,
      async usar(acao) {
        const conexao = await palco().pool.connect();
        return acao(conexao).finally(() => conexao.release());
      },
    };
    await palco().pool.query('vacuum analyze');
    const ler = () =>
      lerPainel(leitor, {
        ano: 2025,
        hoje: '2026-03-10',
        antes: { compras: 0, cupons: 0, cadastros: 0 },
        encerradas: [],
        cidades: async () => [],
      });
    const plano = await planosDe(palco(), ler, ['seqscan', 'bitmapscan']);
    expect(plano).toContain('resumo_do_ano_maiores');
    const dosMeses = plano.match(/Scan using resumo_pkey.*\n.*/g) ?? [];
    expect(dosMeses.filter((leitura) => !leitura.includes("medida = 'indicacao'"))).toEqual([]);
  });
});
