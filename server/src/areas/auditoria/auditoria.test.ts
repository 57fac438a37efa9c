import { beforeAll, describe, expect, test } from 'vitest';

import { anotarEntradaRecusada } from '../../nucleo/auditoria';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { fimDoRastro, rastroDesde } from '../../test/rastro';
import { resumoLeve } from '../../test/resumo-leve';
import { apagarVencidas } from './apagar-vencidas';

const palco = comPalco({ limites: false });
let admin: Pessoa;
const SENHA = 'uma senha boa de verdade';

beforeAll(async () => {
  admin = await criarAdmin(palco(), { senhaHash: await resumoLeve(SENHA) });
});

const CAMPANHA = { descritivo: 'Mês do Pet', desconto: 10, data_validade: '2026-12-31' };
const criar = async () => (await chamar(palco(), admin, 'POST /campaign', { body: CAMPANHA })).body.id_campaign;
const alterar = (id: number, mudanca: object) =>
  chamar(palco(), admin, 'PUT /campaign/:id', { params: { id }, body: { ...CAMPANHA, ...mudanca } });
const listar = async (query: object = {}) =>
  (await chamar(palco(), admin, 'GET /auditoria', { query: query as never })).body;
const csv = async (query: object = {}) =>
  (await chamar(palco(), admin, 'GET /auditoria/csv', { query: query as never })).texto;

/** A row of so many years ago, by the database's own clock. */
const antiga = (anos: number) =>
  palco().pool.query(
    `insert into auditoria (momento, papel, ato, objeto, requisicao)
     values (now() - make_interval(years => $1, hours => 1), 'tutor', 'pet-criado', 'pet', gen_random_uuid()::text) returning id`,
    [anos],
  );

describe('o rastro', () => {
  test('diz quem, o quê, em quê, o que mudou, de onde e em que requisição', async () => {
    const [id, antes] = [await criar(), await fimDoRastro(palco())];
    await alterar(id, { desconto: 15, descritivo: 'Outro nome' });
    const [linha, ...resto] = await rastroDesde(palco(), antes);
    expect(resto).toEqual([]);
    expect(linha).toMatchObject({
      momento: palco().relogio(),
      conta_id: admin.id,
      papel: 'indicabem',
      funcao: 'dono',
      ato: 'campanha-alterada',
      objeto: 'campanha',
      objeto_id: id,
      campos: ['descritivo'],
      valores: { desconto: [10, 15] },
      endereco: '127.0.0.1',
    });
    expect(linha?.requisicao).toMatch(/^[\w-]{7}-\w+$/);
  });

  test('o que foi recusado, o que não mudou nada e o que só confere não deixam linha', async () => {
    const [id, antes] = [await criar(), await fimDoRastro(palco())];
    expect((await alterar(id, { desconto: 0 })).status).toBe(422);
    expect((await alterar(999_999_999, {})).status).toBe(404);
    expect((await alterar(id, {})).status).toBe(200);
    const lojas = { params: { id }, body: { incluir: [1], conferir: 'S' as const } };
    expect((await chamar(palco(), admin, 'PUT /campaign/:id/shopkeepers', lojas)).status).toBe(200);
    expect(await fimDoRastro(palco())).toBe(antes);
  });

  test('de vinte pedidos iguais ao mesmo tempo, um deixa a sua linha', async () => {
    const antes = await fimDoRastro(palco());
    const headers = { 'idempotency-key': '0b1d2c3e-0000-4000-8000-000000000001' };
    const pedidos = Array.from({ length: 20 }, () =>
      chamar(palco(), admin, 'POST /campaign', { headers, body: CAMPANHA }),
    );
    expect(new Set((await Promise.all(pedidos)).map(({ body }) => body.id_campaign)).size).toBe(1);
    expect(await rastroDesde(palco(), antes)).toHaveLength(1);
  });
});

describe('não se altera', () => {
  test.each([
    `update auditoria set ato = 'pet-criado'`,
    `update auditoria set momento = momento - interval '9 years'`,
    'delete from auditoria',
    'truncate auditoria',
    'update entrada_recusada set vezes = vezes - 1',
    'update entrada_recusada set vezes = vezes + 1, endereco = null',
    'delete from entrada_recusada',
    'truncate entrada_recusada',
    `create temp table ajuste (retencao_auditoria int); insert into ajuste values (-99);
     set search_path = pg_temp, public; delete from auditoria`,
  ])('nem pelo dono do banco: %s', async (comando) => {
    await chamar(palco(), null, 'POST /login', { body: { email: admin.email, senha: 'errada' } });
    await criar();
    const conexao = await palco().pool.connect();
    await expect(conexao.query(comando)).rejects.toThrow('a auditoria não muda');
    conexao.release(true);
  });

  test('só o que passou da guarda vai embora, e isso também fica registrado', async () => {
    const [velha, nova] = [await antiga(5), await antiga(4)];
    const existe = async ({ rows }: typeof velha) =>
      (await palco().pool.query('select 1 from auditoria where id = $1', [rows[0].id])).rows.length === 1;
    const antes = await fimDoRastro(palco());
    await apagarVencidas(palco().db, new Date());
    expect([await existe(velha), await existe(nova)]).toEqual([false, true]);
    expect(await rastroDesde(palco(), antes)).toMatchObject([
      { papel: 'sistema', conta_id: null, ato: 'auditoria-apagada', valores: { quantos: [null, 1] }, requisicao: null },
    ]);
    await chamar(palco(), admin, 'PUT /configuracao', { body: { retencao_auditoria: 3 } });
    await apagarVencidas(palco().db, new Date());
    expect(await existe(nova)).toBe(false);
    await chamar(palco(), admin, 'PUT /configuracao', { body: { retencao_auditoria: 5 } });
  });

  test.each([0, 11, 2.5, null])('a guarda não é de %s anos', async (retencao_auditoria) => {
    const { status, body } = await chamar(palco(), admin, 'PUT /configuracao', {
      body: { retencao_auditoria } as never,
    });
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['retencao_auditoria']]);
  });
});

describe('entradas recusadas', () => {
  test('somam-se por conta, endereço e hora: mil são poucas linhas', async () => {
    const alvo = await criarAdmin(palco(), { senhaHash: await resumoLeve(SENHA) });
    const [agora, enderecos] = [palco().relogio(), ['10.0.0.1', '10.0.0.2', '2001:db8::1', '2001:db8::ffff']];
    const errar = (n: number) => {
      const [endereco, conta] = [enderecos[n % 4] ?? '', n % 8 ? alvo.id : null];
      return anotarEntradaRecusada(palco().db, { conta, endereco, agora });
    };
    const peloLogin = (n: number) => {
      const payload = { email: n % 8 ? alvo.email : 'ninguem@example.com', senha: 'errada' };
      return palco().app.inject({ method: 'POST', url: '/api/login', remoteAddress: enderecos[n % 4], payload });
    };
    const respostas = await Promise.all(Array.from({ length: 8 }, (_, n) => peloLogin(n)));
    expect(new Set(respostas.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    await Promise.all(Array.from({ length: 992 }, (_, n) => errar(n + 8)));
    const { rows } = await palco().pool.query(
      `select conta_id, endereco::text, vezes from entrada_recusada where endereco <> '127.0.0.1' order by 1, 2`,
    );
    expect(rows.reduce((soma, { vezes }) => soma + vezes, 0)).toBe(1000);
    expect(rows.map(({ conta_id, endereco }) => [conta_id, endereco])).toEqual([
      [alvo.id, '10.0.0.1/32'],
      [alvo.id, '10.0.0.2/32'],
      [alvo.id, '2001:db8::/64'],
      [null, '10.0.0.1/32'],
    ]);
    const { atos } = await listar({ quem: alvo.email });
    expect(atos.map(({ ato, id_objeto, vezes }) => [ato, id_objeto, vezes])).toEqual(
      expect.arrayContaining([['entrada-recusada', alvo.id, expect.any(Number)]]),
    );
    expect(atos).toHaveLength(3);
  });

  test('a que dá certo é um ato, com a função de quem entrou', async () => {
    const antes = await fimDoRastro(palco());
    await chamar(palco(), null, 'POST /login', { body: { email: admin.email, senha: SENHA } });
    expect(await rastroDesde(palco(), antes)).toMatchObject([
      { ato: 'conta-entrou', conta_id: admin.id, funcao: 'dono' },
    ]);
  });
});

describe('a lista', () => {
  test('vem do mais recente, página a página, sem repetir nem pular, e o CSV traz o mesmo', async () => {
    const id = await criar();
    for (const desconto of [11, 12, 13, 14]) await alterar(id, { desconto });
    const filtro = { objeto: 'campanha', id_objeto: String(id) };
    const vistos: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { atos, proximo } = await listar({ ...filtro, limite: 2, ...(cursor && { cursor }) });
      vistos.push(...atos.map(({ valores }) => String(valores.desconto?.[1])));
      if (!proximo) break;
      cursor = proximo;
    }
    expect(vistos).toEqual(['14', '13', '12', '11', '10']);
    const linhas = (await csv(filtro)).trim().split('\n');
    expect(linhas[0]).toContain('Momento;Conta;Papel;Função;Ato;Objeto;Número;Mudança');
    expect(linhas[1]).toContain(`;${admin.id};Equipe;dono;Campanha alterada;Campanha;${id};`);
    expect(linhas[1]).toContain('desconto: 13 → 14');
    expect(linhas).toHaveLength(6);
  });

  test('percorrida toda, de duas em duas, com recusas de entrada no meio, é a lista inteira', async () => {
    const todos = (await listar({ limite: 100 })).atos.map(({ chave }) => chave);
    const aos2: string[] = [];
    for (let cursor: string | undefined; aos2.length < todos.length; ) {
      const { atos, proximo } = await listar({ limite: 2, ...(cursor && { cursor }) });
      aos2.push(...atos.map(({ chave }) => chave));
      if (!proximo) break;
      cursor = proximo;
    }
    expect(aos2.slice(0, todos.length)).toEqual(todos);
    expect(new Set(aos2).size).toBe(aos2.length);
  });

  test('filtra por período, pessoa, ato e objeto, e diz quem é pelo nome de hoje', async () => {
    const outro = await criarAdmin(palco());
    const { body } = await chamar(palco(), outro, 'POST /campaign', { body: CAMPANHA });
    const [ato] = (await listar({ quem: outro.email, ato: 'campanha-criada' })).atos;
    expect(ato).toMatchObject({ id_conta: outro.id, nome: 'Admin Teste', funcao: 'dono', id_objeto: body.id_campaign });
    expect((await listar({ quem: String(outro.id) })).atos).toHaveLength(1);
    expect((await listar({ quem: 'ninguem@example.com' })).atos).toEqual([]);
    expect((await listar({ quem: outro.email, ate: '2026-03-09' })).atos).toEqual([]);
    expect((await listar({ quem: outro.email, de: '2026-03-10', ate: '2026-03-10' })).atos).toHaveLength(1);
    expect((await csv({ quem: outro.email })).trim().split('\n')).toHaveLength(2);
  });

  test('a um cupom chegam todas as suas vendas, as desfeitas também, e mais nada', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    await validar(palco(), elenco.loja, idCupom);
    await desfazer(palco(), elenco.loja, idCupom);
    await validar(palco(), elenco.loja, idCupom);
    await validar(palco(), elenco.loja, (await ateOCupom(palco(), elenco)).idCupom);
    const filtro = { objeto: 'cupom', id_objeto: String(idCupom) };
    const atos = (lista: { ato: string }[]) => lista.map(({ ato }) => ato);
    expect(atos((await listar(filtro)).atos)).toEqual(['cupom-validado', 'venda-desfeita', 'cupom-validado']);
    expect(atos((await listar({ ...filtro, ato: 'cupom-validado' })).atos)).toHaveLength(2);
    expect((await csv(filtro)).trim().split('\n')).toHaveLength(4);
  });

  test.each([
    [{ objeto: 'campanha' }, 'id_objeto', 'Informe o número'],
    [{ id_objeto: '3' }, 'objeto', 'Escolha do que é o número'],
    [{ de: '2026-03-11', ate: '2026-03-10' }, 'ate', 'Vem antes da data inicial'],
    [{ ato: `x'; drop table auditoria` }, 'ato', 'Escolha um ato da lista'],
    [{ de: 'ontem' }, 'de', 'Data inválida'],
  ])('recusa %j no seu campo', async (query, campo, frase) => {
    const { status, body } = await chamar(palco(), admin, 'GET /auditoria', { query: query as never });
    expect([status, body.campos]).toEqual([422, { [campo]: frase }]);
    expect((await chamar(palco(), admin, 'GET /auditoria/csv', { query: query as never })).status).toBe(422);
  });
});
