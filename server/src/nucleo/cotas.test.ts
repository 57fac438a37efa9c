import { randomUUID } from 'node:crypto';
import { EVENTOS_NO_MAXIMO } from '@indica-bem/domain/evento/regras';
import { PETS_NO_MAXIMO } from '@indica-bem/domain/pet/regras';
import { INDICACOES_POR_DIA } from '@indica-bem/domain/prescricao/regras';
import { afterEach, describe, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { chamar } from '../test/chamar';
import { criarAdmin, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../test/elenco';
import { adiantar, codigoAgora, criarLojaComSenha, ligarAplicativo, provarComSenha } from '../test/fator';
import { enviarFormulario } from '../test/formulario';
import { AGORA, comPalco } from '../test/palco';
import { criarSessao } from './sessao';

const palco = comPalco({ limites: true });

afterEach(() => palco().irPara(AGORA));

const REX = {
  nome: 'Rex',
  tipo: 'Cão',
  porte: 'Medio',
  data_nascimento: '2024-01-01',
  raca: 'Vira-lata',
  peso: 12,
} as const;
const contar = async (tabela: string, dono: string, id: number): Promise<number> =>
  (await palco().pool.query(`select count(*)::int as n from ${tabela} where ${dono} = $1`, [id])).rows[0].n;
function porStatus(respostas: { status: number }[]): Record<number, number> {
  const quantas: Record<number, number> = {};
  for (const { status } of respostas) quantas[status] = (quantas[status] ?? 0) + 1;
  return quantas;
}

describe('o que uma conta pode guardar', () => {
  test('pets: dos que chegam juntos entram os que faltam para 30, e os outros ouvem por quê', async () => {
    const tutora = await criarTutor(palco());
    const criar = () => chamar(palco(), tutora, 'POST /pet', { body: REX });
    const respostas = await Promise.all(Array.from({ length: PETS_NO_MAXIMO + 15 }, criar));
    expect(porStatus(respostas)).toEqual({ 200: 30, 429: 15 });
    expect(await contar('pet', 'tutor_id', tutora.id)).toBe(30);
    expect((await criar()).body).toMatchObject({
      type: 'cota-de-pets',
      detail: 'Você já tem 30 pets, o máximo de uma conta. Exclua um para cadastrar outro.',
    });
  });

  test('pets: quem exclui um cadastra outro; a cota de um não é a de outro', async () => {
    const tutora = await criarTutor(palco());
    const criar = (quem: Pessoa) => chamar(palco(), quem, 'POST /pet', { body: REX });
    for (let n = 0; n < PETS_NO_MAXIMO; n++) await criar(tutora);
    expect((await criar(tutora)).status).toBe(429);
    expect((await criar(await criarTutor(palco()))).status).toBe(200);
    const { pets } = (await chamar(palco(), tutora, 'GET /tutor/:id_tutor/pets', { params: { id_tutor: tutora.id } }))
      .body;
    await chamar(palco(), tutora, 'DELETE /pet/:id_pet', { params: { id_pet: pets[0]?.id_pet ?? 0 } });
    expect((await criar(tutora)).status).toBe(200);
  });

  test('eventos: quem manda muitos de uma vez fica com 500', async () => {
    const tutora = await criarTutor(palco());
    await encherCalendario(tutora.id, EVENTOS_NO_MAXIMO - 20);
    const criar = () => chamar(palco(), tutora, 'POST /calendar', { body: { titulo: 'Banho', data: '2026-04-01' } });
    expect(porStatus(await Promise.all(Array.from({ length: 60 }, criar)))).toEqual({ 200: 20, 429: 40 });
    expect(await contar('evento', 'tutor_id', tutora.id)).toBe(EVENTOS_NO_MAXIMO);
    expect((await criar()).body).toMatchObject({ type: 'cota-de-eventos' });
  });

  test('eventos: no limite, os que estão mudam e saem', async () => {
    const tutora = await criarTutor(palco());
    await encherCalendario(tutora.id, EVENTOS_NO_MAXIMO);
    const [evento] = (await chamar(palco(), tutora, 'GET /calendars', { query: { limite: 1 } })).body;
    const params = { id: evento?.id_calendario ?? 0 };
    const body = { titulo: 'Vacina', data: '2026-05-01' };
    expect((await chamar(palco(), tutora, 'PUT /calendar/:id', { params, body })).status).toBe(200);
    expect((await chamar(palco(), tutora, 'POST /calendar', { body })).status).toBe(429);
    expect((await chamar(palco(), tutora, 'DELETE /calendar/:id', { params })).status).toBe(200);
    expect((await chamar(palco(), tutora, 'POST /calendar', { body })).status).toBe(200);
  });
});

const encherCalendario = (tutorId: number, quantos: number) =>
  palco().pool.query(
    `insert into evento (tutor_id, titulo, data) select $1, 'Evento ' || n, date '2026-03-01' + n % 300
       from generate_series(1, $2::int) n`,
    [tutorId, quantos],
  );

describe('200 indicações por dia', () => {
  const indicar = (quem: Pessoa, produto: number, chave: string = randomUUID()) =>
    chamar(palco(), quem, 'POST /prescrition/nova_prescricao_prescritor', {
      body: { id_produto: produto, telefone: '15988887777', peso_pet: 10, ecc: 1, atividade: 95 },
      headers: { 'idempotency-key': chave },
    });
  /** A partner with so many recommendations of today. */
  async function parceiroCom(quantas: number) {
    const [quem, produto] = [await criarPrescritor(palco()), await criarProduto(palco())];
    await palco().pool.query(
      `insert into prescricao (codigo, data, prescritor_id)
       select lpad(translate($1::text || 'Z' || n::text, '01', 'BC'), 8, 'Y'), '2026-03-10', $1::int
         from generate_series(1, $2::int) n`,
      [quem.id, quantas],
    );
    return { quem, produto };
  }

  test('das que chegam juntas entram as que faltam; o resto espera até a meia-noite de São Paulo', async () => {
    const { quem, produto } = await parceiroCom(INDICACOES_POR_DIA - 5);
    const respostas = await Promise.all(Array.from({ length: 20 }, () => indicar(quem, produto)));
    expect(porStatus(respostas)).toEqual({ 200: 5, 429: 15 });
    expect(await contar('prescricao', 'prescritor_id', quem.id)).toBe(INDICACOES_POR_DIA);
    const recusada = await indicar(quem, produto);
    expect(recusada.body).toMatchObject({ type: 'cota-de-indicacoes' });
    expect(recusada.headers['retry-after']).toBe(String(12 * 3600));
    palco().irPara('2026-03-11T00:00:01-03:00');
    expect((await indicar(quem, produto)).status).toBe(200);
  });

  test('a repetição de uma que entrou responde a mesma, também no limite e ao mesmo tempo', async () => {
    const { quem, produto } = await parceiroCom(INDICACOES_POR_DIA - 1);
    const chave = randomUUID();
    const respostas = await Promise.all(Array.from({ length: 8 }, () => indicar(quem, produto, chave)));
    expect(porStatus(respostas)).toEqual({ 200: 8 });
    expect(new Set(respostas.map(({ body }) => body.id_prescricao)).size).toBe(1);
    expect((await indicar(quem, produto, chave)).status).toBe(200);
    expect((await indicar(quem, produto)).status).toBe(429);
  });
});

test('60 arquivos por hora: o próximo é recusado antes de ser lido', async () => {
  const admin = await criarAdmin(palco());
  const enviar = (quem: Pessoa) =>
    enviarFormulario(palco(), quem, {
      url: '/cadastro-em-lote?previa=S',
      campos: { perfil: 'tutor' },
      arquivo: { nome: 'a.csv', bytes: Buffer.from('nome;email\na;b') },
    });
  const respostas = await Promise.all(Array.from({ length: 70 }, () => enviar(admin)));
  expect(porStatus(respostas)).toEqual({ 422: 60, 429: 10 });
  const { body } = await enviar(admin);
  expect(body).toMatchObject({ type: 'cota-de-envios', detail: expect.stringContaining('60 arquivos') });
  expect((await enviar(await criarAdmin(palco()))).status).toBe(422);
  const depois = new Date(AGORA.getTime() + 3_601_000);
  palco().irPara(depois);
  const token = await transacao(palco().db, (trx) => criarSessao(trx, admin.id, depois));
  expect((await enviar({ ...admin, token })).status).toBe(422);
});

test('vinte sessões: a vigésima primeira encerra a mais velha, também quando chegam juntas', async () => {
  const tutora = await criarTutor(palco());
  const entrar = (n: number) =>
    transacao(palco().db, (trx) => criarSessao(trx, tutora.id, new Date(AGORA.getTime() + n * 1000)));
  const ler = async (token: string) => (await chamar(palco(), { ...tutora, token }, 'GET /calendars', {})).status;
  const segunda = await entrar(1);
  for (let n = 2; n < 20; n++) await entrar(n);
  expect([await ler(tutora.token), await ler(segunda)]).toEqual([200, 200]);
  const ultima = await entrar(20);
  expect([await ler(tutora.token), await ler(segunda), await ler(ultima)]).toEqual([401, 200, 200]);
  await Promise.all(Array.from({ length: 30 }, (_, n) => entrar(30 + n)));
  expect(await contar('sessao', 'conta_id', tutora.id)).toBe(20);
});

test('quatro leitores de um calendário de 40.000 eventos recebem uma página cada um; a seguinte começa onde ela parou', async () => {
  const tutora = await criarTutor(palco());
  await encherCalendario(tutora.id, 40_000);
  const ler = (query: object) => chamar(palco(), tutora, 'GET /calendars', { query });
  const paginas = await Promise.all([{}, {}, {}, {}].map(ler));
  expect(paginas.map(({ body }) => body.length)).toEqual([500, 500, 500, 500]);
  expect(Math.max(...paginas.map(({ texto }) => texto.length))).toBeLessThan(1_000_000);
  const ultimo = paginas[0]?.body.at(-1);
  const seguinte = await ler({ de: ultimo?.data, depois_de: ultimo?.id_calendario });
  const vistos = new Set(paginas[0]?.body.map((e) => e.id_calendario));
  expect(seguinte.body).toHaveLength(500);
  expect(seguinte.body.some((e) => vistos.has(e.id_calendario))).toBe(false);
  const voltando = await ler({
    ate: ultimo?.data,
    depois_de: ultimo?.id_calendario,
    ordem: 'decrescente',
    limite: 499,
  });
  expect(voltando.body.map((e) => e.id_calendario)).toEqual([...vistos].slice(0, 499).reverse());
  expect((await ler({ depois_de: 1 })).body.campos).toEqual({ de: 'Informe a data do último evento visto' });
});

describe('o que uma conta pode deixar na auditoria', () => {
  test('três mil atos por dia: depois, nada mais se escreve até amanhã; ler e sair se pode', async () => {
    const tutora = await criarTutor(palco());
    const expira = new Date(AGORA.getTime() + 3_600_000);
    const limite = { chave: `atos:${tutora.id}`, vezes: 2998, livre_em: AGORA, expira_em: expira };
    await palco().db.insertInto('limite').values(limite).execute();
    const criar = () => chamar(palco(), tutora, 'POST /pet', { body: REX });
    const respostas = [await criar(), await criar(), await criar()];
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(respostas[2]?.body).toMatchObject({ type: 'cota-de-atos' });
    const params = { id_tutor: tutora.id };
    expect((await chamar(palco(), tutora, 'GET /tutor/:id_tutor/pets', { params })).body.pets).toHaveLength(2);
    expect((await criarTutor(palco())).id).toBeGreaterThan(0);
    expect((await chamar(palco(), tutora, 'DELETE /sessoes', {})).status).toBe(200);
    expect((await chamar(palco(), tutora, 'POST /logout', {})).status).toBe(200);
  });

  test('ligar e desligar o segundo fator o dia todo para em vinte vezes, e em vinte e-mails', async () => {
    const loja = await criarLojaComSenha(palco());
    const { segredo } = await ligarAplicativo(palco(), loja);
    await palco()
      .db.updateTable('limite')
      .set({ vezes: 19 })
      .where('chave', '=', `fator:mudancas:${loja.id}`)
      .execute();
    await chamar(palco(), loja, 'POST /fator/prova', { body: { codigo: codigoAgora(palco(), segredo) } });
    expect((await chamar(palco(), loja, 'DELETE /fator/aplicativo', {})).status).toBe(200);
    adiantar(palco(), 60);
    await provarComSenha(palco(), loja);
    const { body } = await chamar(palco(), loja, 'POST /fator/aplicativo', {});
    const codigo = codigoAgora(palco(), body.segredo);
    const outra = await chamar(palco(), loja, 'PUT /fator/aplicativo', { body: { codigo } });
    expect([outra.status, outra.body.type]).toEqual([429, 'muitas-tentativas']);
    expect((await chamar(palco(), loja, 'GET /fator', {})).body.aplicativo).toBeNull();
  });
});
