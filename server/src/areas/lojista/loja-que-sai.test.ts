import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco, escolher, indicar, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';
import { cidadesNoMinuto } from '../painel/ler-cidades';
import { excluirLojista } from './excluir-lojista';

const palco = comPalco({ limites: false });
let admin: Pessoa;
let elenco: Elenco;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

test('quem vai excluir a loja lê o que o grupo deve a ela e o que está em aberto; ela e os outros, não', async () => {
  const loja = await criarLojista(palco());
  const { idCupom } = await cupomNa(loja);
  await validar(palco(), loja, idCupom);
  const ver = async (quem: Pessoa) =>
    (await chamar(palco(), quem, 'GET /shopkeeper/:id', { params: { id: loja.id } })).body;
  await palco().trabalhar();
  const pendencias = { a_pagar: 0, aberto: expect.any(Number), em_analise: 0, pedidos: 0, contestacoes: 0 };
  expect(await ver(admin)).toMatchObject({ pendencias });
  const financeiro = await criarAdmin(palco(), {}, 'Fábio', 'financeiro');
  for (const quem of [loja, financeiro, elenco.tutor]) expect(await ver(quem)).not.toHaveProperty('pendencias');
});

test('as compras de uma loja excluída continuam na cidade em que foram feitas', async () => {
  const loja = await criarLojista(palco(), { cidade: 'Votorantim' });
  const { idCupom } = await cupomNa(loja);
  await validar(palco(), loja, idCupom);
  await palco().trabalhar();
  const cidades = () => cidadesNoMinuto(palco().leitor, palco().relogio)(2026);
  expect(await cidades()).toContainEqual({ nome: 'Votorantim', quantas: 1 });
  await excluir(loja);
  expect(await cidades()).toContainEqual({ nome: 'Votorantim', quantas: 1 });
});

const excluir = (loja: Pessoa) => chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: loja.id } });
const suspender = (loja: Pessoa, suspenso = true) =>
  chamar(palco(), admin, 'PUT /usuario/:id/suspensao', { params: { id: loja.id }, body: { suspenso } });
const ver = async (quem: Pessoa, id: number) =>
  (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id } })).body;
const online = () => criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
const cupomNa = async (loja: Pessoa, tutor = elenco.tutor) => ateOCupom(palco(), { ...elenco, tutor, loja });

/** All four choices are taken; the last one is at `ultima`. */
async function semTrocasNa(ultima: Pessoa) {
  const { indicacao } = await cupomNa(await criarLojista(palco()));
  for (const loja of [await criarLojista(palco()), await criarLojista(palco()), ultima])
    expect((await escolher(palco(), elenco.tutor, indicacao.id_prescricao, loja)).status).toBe(200);
  expect((await ver(elenco.tutor, indicacao.id_prescricao)).vinculos).toBe(0);
  return indicacao.id_prescricao;
}

describe('uma loja excluída', () => {
  test('online: o tutor não fica preso a ela; a escolha volta e a próxima é livre', async () => {
    const loja = await online();
    const { indicacao, idCupom } = await cupomNa(loja);
    expect((await excluir(loja)).status).toBe(200);
    const solta = await ver(elenco.tutor, indicacao.id_prescricao);
    expect(solta).toMatchObject({ status: 'Ativo - Cliente cadastrado', vinculos: 4, shopkeeper: null });
    expect(solta.loja_que_saiu).toMatch(/^Loja Teste/);
    const nova = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, elenco.loja);
    expect([nova.status, nova.body.vinculos]).toEqual([200, 3]);
    expect((await ver(elenco.tutor, indicacao.id_prescricao)).loja_que_saiu).toBeNull();
    const velho = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: idCupom } });
    expect(velho.body).toMatchObject({ situacao: 'cancelado', qr: null });
    await exigirInvariantes(palco().pool);
  });

  test('física, com as trocas esgotadas: ainda se escolhe outra', async () => {
    const loja = await criarLojista(palco());
    const id = await semTrocasNa(loja);
    await excluir(loja);
    const nova = await escolher(palco(), elenco.tutor, id, await criarLojista(palco()));
    expect([nova.status, nova.body.vinculos]).toEqual([200, 0]);
    await exigirInvariantes(palco().pool);
  });

  test('o prazo é o da primeira escolha, também depois de um código próprio da loja online', async () => {
    const loja = await online();
    const codigo = { lojista_id: loja.id, codigo: `VALE-${loja.id}`, desconto: 12, data_validade: '2027-12-31' };
    await palco().db.insertInto('cupom_online').values(codigo).execute();
    const { indicacao } = await cupomNa(loja);
    await excluir(loja);
    const { body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, elenco.loja);
    const cupom = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: body.id_coupon } });
    expect(cupom.body.data_validade).toBe('2026-06-10');
  });

  test('uma carta a cada tutor que esperava, com o que esperava; a quem já escolheu outra, nenhuma', async () => {
    const loja = await criarLojista(palco(), { nome_fantasia: 'Pet do Xisto' });
    const [apressada, outro] = [await criarTutor(palco()), await criarTutor(palco())];
    await cupomNa(loja, outro);
    await cupomNa(loja, outro);
    const { indicacao } = await cupomNa(loja, apressada);
    await palco().trabalhar();
    palco().emails.length = 0;
    await excluir(loja);
    await escolher(palco(), apressada, indicacao.id_prescricao, elenco.loja);
    await palco().trabalhar();
    expect(palco().emails.map(({ para }) => para)).toEqual([outro.email]);
    expect(palco().emails[0]?.texto).toContain('A loja Pet do Xisto deixou o Indica Bem');
    expect(palco().emails[0]?.texto.match(/Ração Teste/g)).toHaveLength(2);
    expect(palco().emails[0]?.texto).toContain('http://indicabem.test/web/prescricoes');
  });

  test('a compra feita nela guarda nome e CNPJ para o tutor, o parceiro, a equipe e os relatórios', async () => {
    const loja = await criarLojista(palco(), {
      nome_fantasia: 'Agropet Azul',
      cnpj: '11222333000181',
      telefone: '1533334444',
    });
    const { indicacao, idCupom } = await cupomNa(loja);
    expect((await validar(palco(), loja, idCupom)).status).toBe(200);
    await excluir(loja);
    for (const quem of [elenco.tutor, elenco.prescritor, admin]) {
      const { shopkeeper, status } = await ver(quem, indicacao.id_prescricao);
      expect([status, shopkeeper?.nome_fantasia]).toEqual(['Finalizado - Realizou a compra', 'Agropet Azul']);
      expect(shopkeeper).toMatchObject({ telefone: null, cidade: null });
    }
    for (const tipo of ['4', '8'] as const) {
      const { body } = await chamar(palco(), admin, 'GET /reports', {
        query: {
          tipo_report: tipo,
          data_referencia_inicio: '2026-03-01',
          data_referencia_fim: '2026-03-31',
          limite: 200,
        },
      });
      expect(JSON.stringify(body)).toContain('Agropet Azul');
      if (tipo === '8') expect(JSON.stringify(body)).toContain('11.222.333/0001-81');
    }
    // The same company may come back.
    await criarLojista(palco(), { cnpj: '11222333000181' });
  });

  test('quem a escolhe durante a exclusão recebe "não está disponível", e não um cupom que ninguém aceita', async () => {
    const loja = await criarLojista(palco());
    const indicacao = await indicar(palco(), elenco);
    await resgatar(palco(), elenco.tutor, indicacao.codigo_prescricao);
    const { escolha } = await palco()
      .db.transaction()
      .execute(async (trx) => {
        await excluirLojista(trx, palco().fila, { id: loja.id, agora: AGORA, autoria: null });
        const andamento = escolher(palco(), elenco.tutor, indicacao.id_prescricao, loja);
        await vi.waitFor(async () => expect(await esperandoPorTrava()).toBeGreaterThan(0));
        return { escolha: andamento };
      });
    const { status, body } = await escolha;
    expect([status, body.type]).toEqual([409, 'loja-indisponivel']);
    await exigirInvariantes(palco().pool);
  });

  test('mil e tantos cupons abertos nela são devolvidos e avisados de uma vez', async () => {
    const loja = await criarLojista(palco());
    const tutor = await criarTutor(palco());
    await palco().pool.query(
      `with p as (insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos)
         select translate(lpad(n::text, 8, '2'), '01', 'BC'), '2026-03-01', $1, $2, '2026-03-02', $3, 3
           from generate_series(100000, 101199) n returning id)
       insert into cupom (codigo, prescricao_id, lojista_id, desconto, data_validade, criado_em)
       select 'MUITOS' || id, id, $3, 10, '2026-06-02', '2026-03-02' from p`,
      [elenco.prescritor.id, tutor.id, loja.id],
    );
    expect((await excluir(loja)).status).toBe(200);
    const { rows } = await palco().pool.query(
      'select count(*)::int as soltas from prescricao where tutor_id = $1 and lojista_id is null and vinculos = 4',
      [tutor.id],
    );
    expect(rows[0].soltas).toBe(1200);
  });
});

describe('uma loja suspensa', () => {
  test('nada é cancelado; a próxima escolha não gasta troca, nem com as trocas esgotadas', async () => {
    const loja = await criarLojista(palco());
    const id = await semTrocasNa(loja);
    await suspender(loja);
    const parada = await ver(elenco.tutor, id);
    expect(parada.coupons[0]?.situacao).toBe('ativo');
    expect(parada.shopkeeper?.disponivel).toBe(false);
    const cupom = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', {
      params: { id: parada.coupons[0]?.id_coupon ?? 0 },
    });
    expect(cupom.body).toMatchObject({ situacao: 'ativo', qr: null });
    const nova = await escolher(palco(), elenco.tutor, id, elenco.loja);
    expect([nova.status, nova.body.vinculos]).toEqual([200, 0]);
    const seguinte = await escolher(palco(), elenco.tutor, id, await criarLojista(palco()));
    expect([seguinte.status, seguinte.body.type]).toEqual([409, 'limite-de-trocas']);
    await exigirInvariantes(palco().pool);
  });

  test('a online suspensa deixa sair; reativada antes, volta a ser final e o cupom volta a valer', async () => {
    const loja = await online();
    const [sai, fica] = [await cupomNa(loja), await cupomNa(loja)];
    await suspender(loja);
    const nova = await escolher(palco(), elenco.tutor, sai.indicacao.id_prescricao, elenco.loja);
    expect([nova.status, nova.body.vinculos]).toEqual([200, 3]);
    await suspender(loja, false);
    const presa = await escolher(palco(), elenco.tutor, fica.indicacao.id_prescricao, elenco.loja);
    expect([presa.status, presa.body.type]).toEqual([409, 'loja-online-final']);
    expect((await ver(elenco.tutor, fica.indicacao.id_prescricao)).coupons[0]?.situacao).toBe('ativo');
  });

  test('não se escolhe uma loja suspensa', async () => {
    const loja = await criarLojista(palco());
    const { indicacao } = await cupomNa(await criarLojista(palco()));
    await suspender(loja);
    const { status, body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, loja);
    expect([status, body.type]).toEqual([409, 'loja-indisponivel']);
  });
});

async function esperandoPorTrava(): Promise<number> {
  const { rows } = await palco().pool.query(
    "select count(*)::int as quantos from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].quantos;
}
