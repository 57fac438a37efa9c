import { TIPOS_DE_RELATORIO } from '@indica-bem/domain/relatorio/tipos';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;

const PERIODO = { data_referencia_inicio: '2026-01-01', data_referencia_fim: '2026-02-01' };

/** One recommendation in each state, with awkward names, and printed codes that are none; each report's file is kept whole in `esperados`. */
beforeAll(async () => {
  const { db, pool } = palco();
  admin = await criarAdmin(palco());
  const prescritor = await criarPrescritor(palco(), { email: 'paula@example.com' });
  await db
    .updateTable('prescritor')
    .set({ nome: 'Dra. Paula; "Pet"', telefone: '1532321010' })
    .where('id', '=', prescritor.id)
    .execute();
  const tutor = await criarTutor(
    palco(),
    { email: 'lucia@example.com' },
    { nome: '=Lúcia Prado', cpf: '52998224725', telefone: '15998765432' },
  );
  const loja = await criarLojista(
    palco(),
    {
      nome_fantasia: '+Ração\r\n& Cia',
      razao_social: 'Ração e Cia Ltda',
      cnpj: '12ABC34501DE35',
      telefone: '1530001000',
      cep: '18010001',
      logradouro: 'Rua das Flores',
      numero: '-10',
      bairro: 'Centro',
    },
    { email: 'loja@example.com' },
  );
  const produto = await criarProduto(palco(), {
    nome: '@Fresh Meat Adultos',
    sub_categoria: 'Raças Especificas',
    categoria: 'Origens',
  });
  await pool.query(`update conta set criada_em = '2026-01-31T23:59:59-03:00' where papel <> 'indicabem'`);
  await pool.query(
    `insert into lote (data_referencia, quantidade, especifica, titulo_especifico, animal_especifico, desconto_especifico, criado_por)
     values ('2026-01-10', 1, false, null, null, null, $1), ('2026-01-10', 3, true, 'Feira', 'Cão', 22.5, $1)`,
    [admin.id],
  );
  await pool.query(
    `insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, email, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso, lote_id, especifica, titulo_especifico, animal_especifico, desconto_especifico)
     values ('PNDNTB22', '2026-01-01', $1, $4, '15912345678', 'a@example.com', null, null, null, 4, null, null, null, false, null, null, null),
            ('RSGTD222', '2026-01-02', $1, $4, '15912345678', null, $2, '2026-01-31', null, 4, null, null, null, false, null, null, null),
            ('CXMPRRND', '2026-01-03', $1, $4, '15912345678', null, $2, '2026-02-28', $3, 3, null, null, null, false, null, null, null),
            ('FNZD2222', '2026-01-04', $1, $4, '15912345678', null, $2, '2026-01-05', $3, 3, '2026-02-01', 10.1, null, false, null, null, null),
            ('SPCFC222', '2026-01-11', null, null, null, null, $2, '2026-01-11', null, 4, null, null, (select max(id) from lote), true, 'Feira', 'Cão', 22.5),
            ('BRNC2222', '2026-01-10', null, null, null, null, null, null, null, 4, null, null, (select min(id) from lote), false, null, null, null),
            ('SPCFC333', '2026-01-10', null, null, null, null, null, null, null, 4, null, null, (select max(id) from lote), true, 'Feira', 'Cão', 22.5),
            ('FVRB2222', '2026-03-01', $1, $4, '15912345678', null, $2, '2026-03-01', null, 4, null, null, null, false, null, null, null)`,
    [prescritor.id, tutor.id, loja.id, produto],
  );
  await pool.query(
    `insert into prescricao (codigo, data, lote_id, cancelada_em, especifica, titulo_especifico, animal_especifico, desconto_especifico)
     select 'SPCFC444', '2026-01-10', id, now(), true, 'Feira', 'Cão', 22.5 from lote where especifica`,
  );
  await pool.query(
    `insert into cupom (vez, codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     values (2, 'VVVVVVVVV2', (select id from prescricao where codigo = 'CXMPRRND'), $1, 'ativo', 10, '2026-05-28', null, null, null, null, null, null, null),
            (1, 'VVVVVVVVV3', (select id from prescricao where codigo = 'FNZD2222'), $1, 'efetivado', 12.5, '2026-04-05', 123450, 15431, 108019, 10.1, E'\\tCaio', '2026-02-01', now())`,
    [loja.id],
  );
  await pool.query(
    `insert into nota (cupom_id, vez, chave, data, de, enviada_em)
     select id, 1, case codigo when 'VVVVVVVVV3' then '35260212ABC34501DE35650010000123451876543211'
                     else '35260112ABC34501DE35650010000123441876543213' end, coalesce(data_efetivacao, '2026-01-30'), 'loja', now()
       from cupom`,
  );
  // Bought and undone, and waiting again: of that purchase only the report of what was undone tells.
  await pool.query(
    `insert into estorno (cupom_id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario,
       data_efetivacao, efetivado_em, motivo, texto, estornado_por, estornado_em)
     select id, 1, prescricao_id, lojista_id, 99990, 9999, 89991, 15, '=Bia', '2026-01-30', '2026-01-30T10:00-03:00', 'outro',
       '@desistiu; "trocou"', lojista_id, '2026-02-28T23:59:59-03:00' from cupom where codigo = 'VVVVVVVVV2'`,
  );
});

const CADASTROS = ['prescriber', 'tutor', 'shopkeeper'] as const;
const CASOS = [
  ...TIPOS_DE_RELATORIO.filter((tipo) => tipo !== '9').map(
    (tipo) => [`tipo-${tipo}`, { tipo_report: tipo, ...PERIODO }] as const,
  ),
  ...CADASTROS.map((perfil) => [`tipo-9-${perfil}`, { tipo_report: '9' as const, perfil }] as const),
];

describe('cada relatório', () => {
  test.each(CASOS)('%s sai byte a byte como o arquivo esperado', async (nome, query) => {
    const { status, texto, headers } = await chamar(palco(), admin, 'GET /reports', {
      query: { ...query, formato: 'csv' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    await expect(texto).toMatchFileSnapshot(`esperados/${nome}.csv`);
  });

  test.each(CASOS)('%s mostra na tela as mesmas linhas e o total', async (_, query) => {
    const { body } = await chamar(palco(), admin, 'GET /reports', { query: { ...query, limite: '1' } });
    const csv = (await chamar(palco(), admin, 'GET /reports', { query: { ...query, formato: 'csv' } })).texto;
    expect(csv.startsWith(`\ufeff${body.colunas.map(({ titulo }) => titulo).join(';')}\n1;`)).toBe(true);
    expect(body.reports).toHaveLength(1);
    expect(Object.keys(body.reports[0] ?? {})).toEqual(body.colunas.map(({ chave }) => chave));
    const { body: todas } = await chamar(palco(), admin, 'GET /reports', { query: { ...query, limite: '200' } });
    expect(todas.reports).toHaveLength(todas.total);
    expect(body.total).toBe(todas.total);
  });

  test.each([
    ['2', undefined, 'relatorio-prescricoes'],
    ['8', undefined, 'relatorio-jornada-completa'],
    ['9', 'prescriber', 'relatorio-prescritores'],
    ['9', 'tutor', 'relatorio-tutores'],
    ['9', 'shopkeeper', 'relatorio-lojistas'],
  ] as const)('o tipo %s (%s) se chama %s', async (tipo_report, perfil, nome) => {
    const query = { tipo_report, ...PERIODO, formato: 'csv', ...(perfil && { perfil }) } as const;
    const { headers } = await chamar(palco(), admin, 'GET /reports', { query });
    expect(headers['content-disposition']).toBe(`attachment; filename="${nome}.csv"`);
  });

  test('o perfil do parceiro filtra; o mês do cadastro é o de São Paulo', async () => {
    const total = async (query: object) =>
      (await chamar(palco(), admin, 'GET /reports', { query: query as never })).body.total;
    expect(await total({ tipo_report: '8', ...PERIODO, perfil: 'veterinario' })).toBe(4);
    expect(await total({ tipo_report: '8', ...PERIODO, perfil: 'groomer' })).toBe(0);
    const em = (mes: string) => ({ data_referencia_inicio: `${mes}-01`, data_referencia_fim: `${mes}-01` });
    expect(await total({ tipo_report: '9', perfil: 'tutor', ...em('2026-01') })).toBe(1);
    expect(await total({ tipo_report: '9', perfil: 'tutor', ...em('2026-02') })).toBe(0);
  });
});

describe('o que se recusa, no campo', () => {
  test.each<[object, Record<string, string>]>([
    [{}, { tipo_report: 'Escolha o relatório' }],
    [{ tipo_report: '1', ...PERIODO }, { tipo_report: 'Escolha o relatório' }],
    [
      { tipo_report: '2' },
      { data_referencia_inicio: 'Informe o mês inicial', data_referencia_fim: 'Informe o mês final' },
    ],
    [{ tipo_report: '9' }, { perfil: 'Escolha o perfil' }],
    [{ tipo_report: '9', perfil: 'criador' }, { perfil: 'Escolha o perfil' }],
    [{ tipo_report: '2', ...PERIODO, perfil: 'tutor' }, { perfil: 'Perfil inválido' }],
    [
      { tipo_report: '2', data_referencia_inicio: '2026-03-01', data_referencia_fim: '2026-02-28' },
      { data_referencia_fim: 'O mês final vem antes do inicial' },
    ],
    [
      { tipo_report: '2', ...PERIODO, data_referencia_fim: "2026-02-01'; drop table cupom; --" },
      { data_referencia_fim: 'Data inválida' },
    ],
  ])('%j', async (query, campos) => {
    const { status, body } = await chamar(palco(), admin, 'GET /reports', { query: query as never });
    expect([status, body.campos]).toEqual([422, campos]);
  });
});

describe('o bilhete', () => {
  const pedir = (body: object = { tipo_report: '2', ...PERIODO }) =>
    chamar(palco(), admin, 'POST /reports/bilhete', { body: body as never });
  const baixar = (endereco: string) => palco().app.inject({ url: endereco });

  test('baixa uma vez, sem a sessão', async () => {
    const { endereco } = (await pedir()).body;
    const primeira = await baixar(endereco);
    expect([primeira.statusCode, primeira.body.slice(0, 6)]).toEqual([200, '\ufeffOrdem']);
    expect((await baixar(endereco)).statusCode).toBe(404);
  });

  test('morre em um minuto, e com a sessão que o pediu', async () => {
    const antigo = (await pedir()).body.endereco;
    palco().irPara(new Date(palco().relogio().getTime() + 60_000));
    expect((await baixar(antigo)).statusCode).toBe(404);
    const outra = await criarAdmin(palco());
    const { body } = await chamar(palco(), outra, 'POST /reports/bilhete', {
      body: { tipo_report: '9', perfil: 'tutor' },
    });
    await chamar(palco(), outra, 'POST /logout', {});
    expect((await baixar(body.endereco)).statusCode).toBe(404);
    expect((await baixar('/api/reports/bilhete/x')).statusCode).toBe(404);
  });

  test('um pedido incompleto não vira bilhete', async () => {
    const { status, body } = await pedir({ tipo_report: '2' });
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['data_referencia_inicio', 'data_referencia_fim']]);
  });
});
