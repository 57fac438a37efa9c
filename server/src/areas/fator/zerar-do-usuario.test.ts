import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { apresentar, criar, criarAutenticador } from '../../test/autenticador';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import {
  adiantar,
  codigoAgora,
  criarLojaComSenha,
  ligarAplicativo,
  primeiroPasso,
  provarComSenha,
  SENHA,
  senhaHashDeTeste,
} from '../../test/fator';
import { comPalco } from '../../test/palco';
import { fimDoRastro, rastroDesde } from '../../test/rastro';

const palco = comPalco();
let admin: Pessoa;
let loja: Pessoa;
let segredo: string;

beforeEach(async () => {
  admin = await criarAdmin(palco(), { senhaHash: await senhaHashDeTeste() });
  loja = await criarLojaComSenha(palco());
  ({ segredo } = await ligarAplicativo(palco(), loja));
});

const PORQUE = { motivo: 'aparelho_perdido', pedido_por: 'titular' } as const;
const zerar = (id: number, quem = admin, chave?: string) =>
  chamar(palco(), quem, 'POST /usuario/:id/fator/zerar', {
    params: { id },
    body: PORQUE,
    headers: chave ? { 'idempotency-key': chave } : {},
  });
const ver = (id: number, quem = admin) => chamar(palco(), quem, 'GET /usuario/:id/fator', { params: { id } });
const entrar = ({ email }: Pessoa) => chamar(palco(), null, 'POST /login', { body: { email, senha: SENHA } });
const quantas = async (tabela: string, { id }: Pessoa) =>
  (await palco().pool.query(`select count(*)::int as n from ${tabela} where conta_id = $1`, [id])).rows[0].n as number;
const avisosA = ({ email }: Pessoa) =>
  palco().emails.filter(({ para, assunto }) => para === email && assunto === 'Verificação em duas etapas desligada');

test('a equipe vê se está ligada e desde quando, e nada do que é feita', async () => {
  const desde = palco().relogio().getTime() - 60_000;
  const { body, texto } = await ver(loja.id);
  expect(body).toEqual({ ligado: true, desde: new Date(desde).toISOString(), email_trocado_em: null });
  expect(texto).not.toContain(segredo);
  expect((await ver((await criarPrescritor(palco())).id)).body).toMatchObject({ ligado: false, desde: null });
});

test('um segredo mostrado e não confirmado ainda não é proteção', async () => {
  const outra = await criarLojaComSenha(palco());
  await provarComSenha(palco(), outra);
  await chamar(palco(), outra, 'POST /fator/aplicativo', {});
  expect((await ver(outra.id)).body.ligado).toBe(false);
  await provarComSenha(palco(), admin);
  expect((await zerar(outra.id)).body.type).toBe('sem-fator');
  expect((await chamar(palco(), outra, 'GET /sessoes', {})).status).toBe(200);
});

describe('quem zera', () => {
  test('prova antes que é quem diz; sem isso, ou passado o tempo, nada muda', async () => {
    for (const prova of [async () => undefined, async () => void (await provarComSenha(palco(), admin))]) {
      await prova();
      adiantar(palco(), 601);
      const { status, body } = await zerar(loja.id);
      expect([status, body.type]).toEqual([409, 'confirme-que-e-voce']);
    }
    expect((await ver(loja.id)).body.ligado).toBe(true);
    expect((await entrar(loja)).body.type).toBe('segundo-fator');
  });

  test('com segundo fator, prova com ele: a senha já não basta', async () => {
    const { segredo: dele } = await ligarAplicativo(palco(), admin);
    adiantar(palco(), 601);
    expect((await provarComSenha(palco(), admin)).status).toBe(422);
    expect((await zerar(loja.id)).body.type).toBe('confirme-que-e-voce');
    const codigo = codigoAgora(palco(), dele);
    expect((await chamar(palco(), admin, 'POST /fator/prova', { body: { codigo } })).status).toBe(200);
    expect((await zerar(loja.id)).status).toBe(200);
  });

  test('não alcança ninguém da equipe, nem a si, nem um tutor, nem quem não há', async () => {
    const colega = await criarAdmin(palco(), { senhaHash: await senhaHashDeTeste() });
    await ligarAplicativo(palco(), colega);
    await provarComSenha(palco(), admin);
    for (const id of [colega.id, admin.id, (await criarTutor(palco())).id, 999_999_999]) {
      expect((await zerar(id)).status).toBe(404);
      expect((await ver(id)).status).toBe(404);
    }
    expect(await quantas('fator_totp', colega)).toBe(1);
    expect((await chamar(palco(), admin, 'GET /fator', {})).status).toBe(200);
  });

  test('faz dez por dia, e a décima primeira espera', async () => {
    await provarComSenha(palco(), admin);
    const lojas = await Promise.all(Array.from({ length: 11 }, () => criarLojaComSenha(palco())));
    for (const { id } of lojas)
      await palco()
        .db.insertInto('fator_totp')
        .values({ conta_id: id, segredo: Buffer.from('x'), ligado_em: palco().relogio(), novo: null, novo_em: null })
        .execute();
    const respostas = [];
    for (const { id } of lojas) respostas.push(await zerar(id));
    expect(respostas.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(respostas.at(-1)?.body).toMatchObject({
      type: 'cota-de-zerar',
      detail: 'Você já zerou 10 contas hoje. Tente de novo amanhã.',
    });
    expect((await ver(lojas.at(-1)?.id ?? 0)).body.ligado).toBe(true);
  });

  test('diz o motivo e quem pede', async () => {
    await provarComSenha(palco(), admin);
    const { status, body } = await chamar(palco(), admin, 'POST /usuario/:id/fator/zerar', {
      params: { id: loja.id },
      body: {} as typeof PORQUE,
    });
    expect([status, body.campos]).toEqual([422, { motivo: 'Escolha o motivo', pedido_por: 'Diga quem pede' }]);
  });
});

describe('zerada', () => {
  test('nada do que provava fica, nenhuma sessão, nenhum link; a dona é avisada e entra só com a senha', async () => {
    const autenticador = criarAutenticador();
    await provarComSenha(palco(), loja);
    const { body: pedida } = await chamar(palco(), loja, 'POST /fator/chaves/desafio', {});
    const chave = criar(autenticador, pedida.challenge);
    expect((await chamar(palco(), loja, 'POST /fator/chaves', { body: { nome: 'Celular', chave } })).status).toBe(200);
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: loja.email } });
    await palco().trabalhar();
    const carta = palco().emails.findLast(({ para, texto }) => para === loja.email && texto.includes('/recuperar/'));
    const hash = /recuperar\/([\w-]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
    const { desafio } = await primeiroPasso(palco(), loja);
    const { challenge } = (await chamar(palco(), null, 'POST /login/chave/desafio', {})).body;

    await provarComSenha(palco(), admin);
    const antes = await fimDoRastro(palco());
    const { status, body } = await zerar(loja.id);
    expect([status, body]).toEqual([200, { ligado: false, desde: null, email_trocado_em: null }]);

    for (const tabela of [
      'fator_totp',
      'chave_de_acesso',
      'codigo_de_recuperacao',
      'desafio',
      'sessao',
      'link_de_senha',
    ])
      expect([tabela, await quantas(tabela, loja)]).toEqual([tabela, 0]);
    const codigo = codigoAgora(palco(), segredo);
    const meioCaminho = await chamar(palco(), null, 'POST /login/segundo-fator', { body: { desafio, codigo } });
    expect(meioCaminho.body.type).toBe('entrada-vencida');
    const porChave = { chave: apresentar(autenticador, challenge) };
    expect((await chamar(palco(), null, 'POST /login/chave', { body: porChave })).body.type).toBe('chave-nao-confere');
    const senhaNova = { hash, senha: 'outra senha bem comprida' };
    expect((await chamar(palco(), null, 'POST /redefinir-senha', { body: senhaNova })).status).toBe(409);
    expect((await entrar(loja)).status).toBe(200);

    const [linha, ...outras] = await rastroDesde(palco(), antes);
    expect(linha).toMatchObject({
      ...{ ato: 'fator-zerado', objeto: 'conta', objeto_id: loja.id, conta_id: admin.id, papel: 'indicabem' },
      valores: { motivo: [null, 'aparelho_perdido'], pedido_por: [null, 'titular'] },
    });
    expect(outras.map(({ ato }) => ato)).toEqual(['conta-entrou']);
    await palco().trabalhar();
    expect(avisosA(loja)).toHaveLength(1);
  });

  test('de novo, não há o que zerar; com a mesma chave, é a mesma resposta, mesmo que a dona já a tenha religado', async () => {
    const chave = randomUUID();
    await provarComSenha(palco(), admin);
    expect((await zerar(loja.id, admin, chave)).status).toBe(200);
    const { status, body } = await zerar(loja.id);
    expect([status, body.type, body.detail]).toEqual([
      409,
      'sem-fator',
      'Esta conta não tem verificação em duas etapas.',
    ]);
    await ligarAplicativo(palco(), { ...loja, token: (await entrar(loja)).body.api_token });
    expect((await zerar(loja.id, admin, chave)).status).toBe(200);
    expect((await ver(loja.id)).body.ligado).toBe(true);
  });

  test('dois ao mesmo tempo: um zera, o outro lê que não há; um aviso só', async () => {
    const colega = await criarAdmin(palco(), { senhaHash: await senhaHashDeTeste() });
    await Promise.all([provarComSenha(palco(), admin), provarComSenha(palco(), colega)]);
    const antes = await fimDoRastro(palco());
    const respostas = await Promise.all([
      zerar(loja.id),
      zerar(loja.id, colega),
      zerar(loja.id),
      zerar(loja.id, colega),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await rastroDesde(palco(), antes)).map(({ ato }) => ato)).toEqual(['fator-zerado']);
    await palco().trabalhar();
    expect(avisosA(loja)).toHaveLength(1);
  });

  test('ao mesmo tempo que a dona remove o seu: um dos dois faz, e nada sobra', async () => {
    await provarComSenha(palco(), admin);
    const [equipe, dona] = await Promise.all([zerar(loja.id), chamar(palco(), loja, 'DELETE /fator/aplicativo', {})]);
    expect(['200 401', '200 409', '409 200']).toContain(`${equipe.status} ${dona.status}`);
    expect(await quantas('fator_totp', loja)).toBe(0);
    expect(await quantas('codigo_de_recuperacao', loja)).toBe(0);
    expect((await entrar(loja)).status).toBe(200);
  });

  test('suspensa não: ninguém avisaria a dona', async () => {
    await chamar(palco(), admin, 'PUT /usuario/:id/suspensao', { params: { id: loja.id }, body: { suspenso: true } });
    await provarComSenha(palco(), admin);
    const { status, body } = await zerar(loja.id);
    expect([status, body.type]).toEqual([409, 'conta-suspensa']);
    expect(await quantas('fator_totp', loja)).toBe(1);
  });
});

describe('o e-mail que mudou há pouco', () => {
  test('corrigido pela equipe, é dito por sete dias; o aviso vai ao endereço que a conta tem', async () => {
    const params = { id: loja.id };
    const email = `nova-${loja.email}`;
    const contato = { email, motivo: 'pedido_da_loja' } as const;
    const quando = palco().relogio().toISOString();
    await chamar(palco(), admin, 'PUT /atendimento/conta/:id/contato', { params, body: contato });
    expect((await ver(loja.id)).body.email_trocado_em).toBe(quando);
    await provarComSenha(palco(), admin);
    expect((await zerar(loja.id)).status).toBe(200);
    await palco().trabalhar();
    expect([avisosA({ ...loja, email }), avisosA(loja)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('trocado pela própria pessoa também é dito; outra mudança do cadastro não, nem uma de oito dias atrás', async () => {
    const { id, email, ...vet } = await criarPrescritor(palco(), { senhaHash: await senhaHashDeTeste() });
    const dados = { email, nome: 'Dra. Lia', crmv: 'CRMV-SP 9', telefone: '15998765432' };
    const mudar = async (mais: object) => {
      const envio = { params: { id }, body: { ...dados, nome_fantasia: 'Clínica', ...mais } };
      expect((await chamar(palco(), { id, email, ...vet }, 'PUT /prescriber/:id', envio)).status).toBe(200);
      return (await ver(id)).body.email_trocado_em;
    };
    expect(await mudar({ nome: 'Dra. Lia Prado' })).toBeNull();
    expect(await mudar({ email: `troquei-${email}`, senha_atual: SENHA })).toBe(palco().relogio().toISOString());
    palco().irPara(new Date(palco().relogio().getTime() + 8 * 86_400_000));
    const amanha = await criarAdmin(palco());
    expect((await ver(id, amanha)).body.email_trocado_em).toBeNull();
  });
});
