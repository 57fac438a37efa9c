import { REGRAS_DE_VELOCIDADE } from '@indica-bem/domain/doacao/velocidade';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { abrirDb, abrirPool } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { quilosDoados } from '../../test/quilos';
import { doacaoPorMes } from './doacao-por-mes';

const palco = comPalco();
let prescritor: Pessoa;
let loja: Pessoa;
const VENDA = { nome_funcionario: 'Caio', valor: 289.9, peso: 15 };

beforeEach(async () => {
  [prescritor, loja] = [await criarPrescritor(palco()), await criarLojista(palco())];
});
afterEach(async () => {
  await palco().pool.query('update regra_de_velocidade set ligada = true');
});

/** So many tutors, each with a purchase at the store now; the coupons in the order of the sales. */
async function vender(quantas: number, venda: object = VENDA): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < quantas; n++) ids.push(...(await venderA(await criarTutor(palco()), 1, venda)));
  return ids;
}

async function venderA(tutor: Pessoa, quantas: number, venda: object = VENDA): Promise<number[]> {
  const cupons = await criarCuponsVivos(palco(), { prescritor, tutor, loja }, quantas);
  for (const { id } of cupons) {
    palco().irPara(new Date(palco().relogio().getTime() + 100));
    expect((await validar(palco(), loja, id, { venda })).status).toBe(200);
  }
  return cupons.map(({ id }) => id);
}

const retidas = async () => {
  const linhas = await palco()
    .db.selectFrom('compra_suspeita')
    .select(['cupom_id', 'regras', 'estado'])
    .orderBy('cupom_id')
    .execute();
  return new Map(linhas.map(({ cupom_id, regras }) => [cupom_id, regras]));
};
const motivos = async (ids: number[]) => {
  const achadas = await retidas();
  return ids.map((id) => achadas.get(id) ?? []);
};

describe('o que nenhuma loja faria', () => {
  test('cem quilos a um centavo: nenhum é doado', async () => {
    const antes = await quilosDoados(palco());
    const ids = await vender(12, { ...VENDA, valor: 0.01 });
    expect(await quilosDoados(palco())).toBe(antes);
    expect((await motivos(ids)).every((regras) => regras.includes('valor_minimo'))).toBe(true);
  });

  test('um pacote de um quilo a R$ 99.999,99: espera, e o acerto da loja com ela', async () => {
    const ids = await vender(1, { ...VENDA, valor: 99_999.99, peso: 1 });
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([['valor_maximo', 'valor_por_kg_maximo']]);
    const { body } = await chamar(palco(), loja, 'GET /shopkeeper/:id/acertos', { params: { id: loja.id } });
    expect(body.devido.aberto).toMatchObject({ compras: 0, total: 0, em_analise: { compras: 1 } });
  });

  test('onze vendas de uma loja em um minuto: dez passam, a décima primeira espera', async () => {
    const antes = await quilosDoados(palco());
    const ids = await vender(11);
    expect(await quilosDoados(palco())).toBe(antes + 10);
    expect(await motivos(ids)).toEqual([...Array(10).fill([]), ['loja_por_minuto']]);
    palco().irPara(new Date(palco().relogio().getTime() + 61_000));
    const [depois = 0] = await vender(1);
    await palco().trabalhar();
    expect(await motivos([depois])).toEqual([[]]);
  });

  test('julgadas uma a uma ou todas juntas, a mesma espera', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 11; n++) {
      ids.push(...(await vender(1)));
      await darQuilos(palco());
    }
    expect(await motivos(ids)).toEqual([...Array(10).fill([]), ['loja_por_minuto']]);
  });

  test('a quarta compra de um tutor no dia espera, ainda que em horas diferentes', async () => {
    const tutora = await criarTutor(palco());
    const ids: number[] = [];
    for (let hora = 0; hora < 4; hora++) {
      ids.push(...(await venderA(tutora, 1)));
      palco().irPara(new Date(palco().relogio().getTime() + 3_600_000));
    }
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([[], [], [], ['tutor_por_dia']]);
  });

  test('vinte e uma do mesmo parceiro na mesma loja em uma hora: a última espera', async () => {
    const ids: number[] = [];
    for (let vez = 0; vez < 3; vez++) {
      ids.push(...(await vender(7)));
      palco().irPara(new Date(palco().relogio().getTime() + 120_000));
    }
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([...Array(20).fill([]), ['par_por_hora']]);
  });

  test('o telefone do tutor é o do parceiro', async () => {
    await palco()
      .db.updateTable('prescritor')
      .set({ celular: '15912345678' })
      .where('id', '=', prescritor.id)
      .execute();
    const tutora = await criarTutor(palco(), {}, { telefone: '15912345678' });
    const ids = await venderA(tutora, 1);
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([['telefone_igual']]);
  });

  test('a indicação foi enviada ao telefone do próprio parceiro', async () => {
    await palco().pool.query("update prescritor set telefone = '1533334444' where id = $1", [prescritor.id]);
    const tutora = await criarTutor(palco());
    const ids = await venderA(tutora, 1);
    await palco().pool.query(
      "update prescricao set telefone = '1533334444' where id = (select prescricao_id from cupom where id = $1)",
      [ids[0]],
    );
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([['telefone_igual']]);
  });

  test('o telefone do tutor é o da loja', async () => {
    const tutora = await criarTutor(palco(), {}, { telefone: '15912340000' });
    const ids = await venderA(tutora, 1);
    await palco().pool.query(
      "update lojista set celular = '15912340000' where id = (select lojista_id from cupom where id = $1)",
      [ids[0]],
    );
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([['telefone_igual']]);
  });

  test('o CPF do tutor é o do parceiro, com outro telefone', async () => {
    const tutora = await criarTutor(palco());
    await palco().pool.query(
      `update prescritor set cpf = (select cpf from tutor where id = $1), telefone = '1532321010', celular = null
        where id = $2`,
      [tutora.id, prescritor.id],
    );
    const ids = await venderA(tutora, 1);
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([['cpf_igual']]);
  });

  test.each([
    ['a tutora', 'DELETE /tutor/:id', 'telefone_igual'],
    ['a loja', 'DELETE /shopkeeper/:id', 'telefone_igual'],
    ['o parceiro', 'DELETE /prescriber/:id', 'cpf_igual'],
  ] as const)('excluir %s antes do julgamento não livra a compra', async (quem, chamada, regra) => {
    const admin = await criarAdmin(palco());
    const tutora = await criarTutor(palco(), {}, { telefone: '15912345679' });
    if (regra === 'cpf_igual') {
      await palco().pool.query('update prescritor set cpf = (select cpf from tutor where id = $1) where id = $2', [
        tutora.id,
        prescritor.id,
      ]);
    } else await palco().pool.query("update lojista set celular = '15912345679' where id = $1", [loja.id]);
    const ids = await venderA(tutora, 1);
    const { id } = { 'a tutora': tutora, 'a loja': loja, 'o parceiro': prescritor }[quem];
    expect((await chamar(palco(), admin, chamada, { params: { id } })).status).toBe(200);
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([[regra]]);
  });
});

describe('um arquivo de baixa', () => {
  test('com um mês de compras honestas não segura nenhuma; as de um centavo, sim', async () => {
    const admin = await criarAdmin(palco());
    const linhas: string[] = [];
    const ids: number[] = [];
    for (let n = 0; n < 40; n++) {
      const [cupom] = await criarCuponsVivos(palco(), { prescritor, tutor: await criarTutor(palco()), loja }, 1);
      linhas.push(`${cupom?.codigo};Caio;${n === 39 ? '0,01' : '289,90'};15;0${1 + (n % 9)}/03/2026`);
      ids.push(cupom?.id ?? 0);
    }
    const antes = await quilosDoados(palco());
    const topo = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';
    const fim = await mesaDeImportacoes(palco, () => admin).importar('/coupon/upload_file_baixa', [topo, ...linhas]);
    expect(fim).toMatchObject({ aceitas: 40 });
    expect(await quilosDoados(palco())).toBe(antes + 39);
    expect((await motivos(ids)).flat()).toEqual(['valor_minimo', 'valor_por_kg']);
    const [noCaixa = 0] = await vender(1);
    await palco().trabalhar();
    expect(await motivos([noCaixa])).toEqual([[]]);
  });
});

describe('o quilo', () => {
  test('só conta depois do julgamento; retido, fica fora do total e do mês até ser liberado', async () => {
    const antes = await quilosDoados(palco());
    const doMes = async () => (await doacaoPorMes(palco().db, '2026-03-10')).at(-1)?.kg ?? 0;
    const mesAntes = await doMes();
    const [boa = 0] = await vender(1);
    const [ma = 0] = await vender(1, { ...VENDA, valor: 1 });
    const kg = async () => (await palco().db.selectFrom('doacao').select('kg').executeTakeFirstOrThrow()).kg;
    expect([await kg(), await doMes()]).toEqual([antes, mesAntes]);
    await palco().trabalhar();
    expect([await kg(), await doMes()]).toEqual([antes + 1, mesAntes + 1]);
    expect(await motivos([boa, ma])).toEqual([[], ['valor_minimo', 'valor_por_kg']]);
    await palco()
      .db.updateTable('compra_suspeita')
      .set({ estado: 'liberada', liberada_em: palco().relogio() })
      .where('cupom_id', '=', ma)
      .execute();
    expect([await kg(), await doMes()]).toEqual([antes + 2, mesAntes + 2]);
  });

  test('o que já estava validado quando isto começou, ou entrou assim, conta como sempre contou', async () => {
    const antes = await quilosDoados(palco());
    await palco().pool.query(
      `with p as (insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
         select 'ZZZZZZ' || a || b, '2026-01-10', $1, $2, '2026-01-10', $3, 3, '2026-01-10', 15
           from unnest(array['B','C','D','F','G']) a, unnest(array['B','C','D','F','G']) b returning id, codigo)
       insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
       select 'H' || codigo, id, $3, 'efetivado', 10, '2026-04-10', 1, 0, 1, 15, 'Caio', '2026-01-10', '2026-01-10' from p`,
      [prescritor.id, (await criarTutor(palco())).id, loja.id],
    );
    expect(await quilosDoados(palco())).toBe(antes + 25);
  });
});

describe('o julgamento', () => {
  test('de duas instâncias ao mesmo tempo cada compra é julgada uma vez, e nenhuma fica', async () => {
    const ids = await vender(5, { ...VENDA, valor: 0.5 });
    const outra = abrirPool(palco().pool.options.connectionString ?? '', 4);
    const dela = { db: abrirDb(outra, palco().config), relogio: palco().relogio };
    await Promise.all([darQuilos(palco()), darQuilos(dela), darQuilos(palco()), darQuilos(dela)]);
    await palco().trabalhar();
    await outra.end();
    expect((await motivos(ids)).every((regras) => regras.includes('valor_minimo'))).toBe(true);
    expect(await palco().db.selectFrom('compra_a_julgar').selectAll().execute()).toEqual([]);
  });

  test('enquanto outra julga, ninguém espera; se ela cai no meio, nada se perde', async () => {
    await vender(1);
    await expect(
      transacao(palco().db, async (trx) => {
        await julgarComo(trx);
        expect(await darQuilos(palco())).toBe(0);
        throw new Error('caiu');
      }),
    ).rejects.toThrow('caiu');
    expect(await palco().db.selectFrom('compra_a_julgar').select('id').execute()).toHaveLength(1);
    expect(await darQuilos(palco())).toBe(1);
  });

  test('os números de fábrica são os das regras; uma regra desligada não segura ninguém', async () => {
    const linhas = await palco().db.selectFrom('regra_de_velocidade').select(['regra', 'limite', 'ligada']).execute();
    expect(Object.fromEntries(linhas.map(({ regra, limite }) => [regra, limite]))).toEqual(
      Object.fromEntries(Object.entries(REGRAS_DE_VELOCIDADE).map(([nome, { limite }]) => [nome, limite])),
    );
    await palco().pool.query('update regra_de_velocidade set ligada = false');
    const ids = await vender(1, { ...VENDA, valor: 0.01 });
    await palco().trabalhar();
    expect(await motivos(ids)).toEqual([[]]);
  });
});

/** As another instance in the middle of its work: it holds the lock and has taken the rows out. */
async function julgarComo(trx: Parameters<Parameters<typeof transacao>[1]>[0]): Promise<void> {
  const { rows } = await palco().pool.query('select count(*)::int as n from compra_a_julgar');
  expect(rows[0].n).toBe(1);
  await trx.deleteFrom('compra_a_julgar').execute();
  await sql`select pg_advisory_xact_lock(1107001)`.execute(trx);
}
