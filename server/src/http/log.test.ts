import { afterAll, beforeAll, expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { cpfDe } from '../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor } from '../test/elenco';
import { enviarFormulario } from '../test/formulario';
import { comPalco, outroServidor } from '../test/palco';
import { resumoLeve } from '../test/resumo-leve';

const palco = comPalco();
const linhas: string[] = [];
let falante: Awaited<ReturnType<typeof outroServidor>>;

beforeAll(async () => {
  falante = await outroServidor(palco(), { nivelDeLog: 'trace' }, { write: (linha) => void linhas.push(linha) });
});
afterAll(() => falante.fechar());

const [SENHA, ERRADA, HASH, CODIGO_UNICO] = [
  'canario-certo-7',
  'canario-errado-8',
  'canario-link-9',
  'canario-unico-3',
];
const [CPF, TELEFONE] = [cpfDe(4242), '15987650987'];

test('uma jornada inteira no log mais falador: nem token, nem senha, nem CPF, nem e-mail, nem código, nem link', async () => {
  const { app } = falante;
  const quem = { app };
  const email = 'canario@example.com';
  const tutora = await criarTutor(
    palco(),
    { senhaHash: await resumoLeve(SENHA), email },
    { cpf: CPF, telefone: TELEFONE },
  );
  const [prescritor, loja] = [await criarPrescritor(palco()), await criarLojista(palco())];
  const id_produto = await criarProduto(palco());

  const entrada = await chamar(quem, null, 'POST /login', { body: { email, senha: SENHA } });
  await chamar(quem, null, 'POST /login', { body: { email, senha: ERRADA } });
  await chamar(quem, null, 'GET /forgot-password', { query: { email } });
  await chamar(quem, null, 'POST /redefinir-senha', { body: { senha: SENHA, hash: HASH } });
  await chamar(quem, null, 'POST /verificando_tutor', { body: { email, telefone: TELEFONE } });
  const repetido = {
    tipo_login: 'tutor',
    nome: 'Canária',
    email,
    cpf: CPF,
    telefone: TELEFONE,
    senha: SENHA,
    data_nascimento: '1990-01-01',
  };
  await chamar(quem, null, 'POST /register', { body: repetido as never });
  await chamar(quem, null, 'PUT /register/:passe', { params: { passe: HASH }, body: repetido as never });

  const { body: indicacao } = await chamar(quem, prescritor, 'POST /prescrition/nova_prescricao_prescritor', {
    body: { id_produto, email, telefone: TELEFONE, peso_pet: 10, ecc: 1, atividade: 95 },
    headers: {},
  });
  const codigo = indicacao.codigo_prescricao ?? '';
  await chamar(quem, tutora, 'PUT /prescrition/:codigo/tutor', { params: { codigo }, body: { telefone: TELEFONE } });
  const { body: escolha } = await chamar(quem, tutora, 'PUT /prescrition/:id/shopkeeper', {
    params: { id: indicacao.id_prescricao },
    body: { id_lojista: loja.id },
  });
  const { body: cupom } = await chamar(quem, tutora, 'GET /coupon/:id', { params: { id: escolha.id_coupon } });
  const { body: tela } = await chamar(quem, tutora, 'GET /coupon/:id/selo', { params: { id: escolha.id_coupon } });
  const { body: lido } = await chamar(quem, loja, 'POST /coupon/:codigo/leitura', {
    params: { codigo: cupom.codigo_coupon ?? '' },
    body: { s: tela.selo },
  });

  const admin = await criarAdmin(palco());
  const planilha = { nome: 'baixa.csv', bytes: Buffer.from(`codigo_coupon\n${cupom.codigo_coupon}\n`) };
  await enviarFormulario(quem, admin, { url: '/coupon/upload_file_baixa', arquivo: planilha });

  for (const url of [
    `/web/indicacao/${indicacao.hash}`,
    `/web/recuperar/${HASH}`,
    `/web/callback/${CODIGO_UNICO}`,
    `/web/cupom/efetivar/${escolha.id_coupon}?s=${tela.selo}`,
    `/api/tutor/token?api_token=${CODIGO_UNICO}`,
    `/api/nada?email=${email}&cpf=${CPF}`,
    `/api/social/google/retorno?code=${CODIGO_UNICO}`,
    `/api/reports/bilhete/${CODIGO_UNICO}`,
  ])
    await app.inject(url);
  await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: `{"senha":"${SENHA}"`,
    headers: { 'content-type': 'application/json' },
  });

  const tudo = linhas.join('');
  expect(linhas.length).toBeGreaterThan(20);
  const segredos = [
    entrada.body.api_token,
    tutora.token,
    prescritor.token,
    loja.token,
    admin.token,
    SENHA,
    ERRADA,
    HASH,
    CODIGO_UNICO,
    tela.selo,
    lido.prova,
  ];
  const pessoais = [email, encodeURIComponent(email), CPF, TELEFONE, codigo, cupom.codigo_coupon, indicacao.hash];
  for (const canario of [...segredos, ...pessoais]) {
    expect(canario).toBeTruthy();
    expect(tudo).not.toContain(canario);
  }
});

test('um erro do banco ou do correio diz o que houve, sem a linha nem o endereço', () => {
  linhas.length = 0;
  const doBanco = Object.assign(new Error('duplicate key value violates unique constraint "conta_email"'), {
    code: '23505',
    constraint: 'conta_email',
    detail: 'Key (email)=(canario@example.com) already exists.',
  });
  const doCorreio = Object.assign(new Error(`550 no mailbox <canario@example.com> for ${CPF}`), {
    rejected: ['canario@example.com'],
    envelope: { to: ['canario@example.com'] },
  });
  for (const err of [doBanco, doCorreio]) falante.app.log.error({ err }, 'fila');
  const tudo = linhas.join('');
  expect(tudo).toContain('conta_email');
  expect(tudo).toContain('550 no mailbox');
  expect(tudo).not.toContain('canario');
  expect(tudo).not.toContain(CPF);
});

test('cada pedido deixa uma linha: rota, resposta, número da conta e endereço, e mais nada de quem pede', async () => {
  linhas.length = 0;
  const quem = await criarTutor(palco(), { senhaHash: await resumoLeve(SENHA), email: 'canario2@example.com' });
  const de = { app: falante.app };
  const remoteAddress = '203.0.113.77';
  const entrar = (email: string, senha: string) =>
    falante.app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email, senha } });
  await entrar(quem.email, SENHA);
  await entrar(quem.email, ERRADA);
  await entrar('ninguem@example.com', ERRADA);
  await chamar(de, quem, 'GET /tutors', { query: {} });
  await chamar(de, quem, 'GET /tutor/:id', { params: { id: quem.id + 1 } });
  await chamar(de, null, 'GET /tutors', { query: {} });

  const lidas = linhas.map((linha) => JSON.parse(linha));
  expect(lidas.filter(({ msg }) => msg === 'entrou')).toMatchObject([{ conta: quem.id, endereco: remoteAddress }]);
  const pedidos = lidas.filter(({ msg }) => msg === 'pedido');
  expect(pedidos.map((p) => [p.metodo, p.rota, p.status, p.recusa, p.conta, p.endereco])).toEqual([
    ['POST', '/login', 200, undefined, null, remoteAddress],
    ['POST', '/login', 401, 'LOGIN_INVALIDO', quem.id, remoteAddress],
    ['POST', '/login', 401, 'LOGIN_INVALIDO', null, remoteAddress],
    ['GET', '/tutors', 403, 'ACESSO_NEGADO', quem.id, '127.0.0.1'],
    ['GET', '/tutor/:id', 404, 'NAO_ENCONTRADO', quem.id, '127.0.0.1'],
    ['GET', '/tutors', 401, 'SESSAO_INVALIDA', null, '127.0.0.1'],
  ]);
  for (const segredo of ['canario2', quem.token, SENHA, ERRADA]) expect(linhas.join('')).not.toContain(segredo);
});
