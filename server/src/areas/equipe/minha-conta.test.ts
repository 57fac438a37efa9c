import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco();
const SENHA = 'a senha da casa';
let senhaHash = '';

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

const pessoa = () => criarAdmin(palco(), { senhaHash }, 'Lia Leitora', 'leitura');
const alterar = ({ email, ...quem }: Pessoa, dados: object = {}) =>
  chamar(palco(), { email, ...quem }, 'PUT /minha-conta', { body: { nome: 'Lia Leitora', email, ...dados } });

test('quem só lê altera o próprio nome, e nunca a função nem a conta de outra pessoa', async () => {
  const lia = await pessoa();
  const outra = await pessoa();
  const { status, body } = await alterar(lia, { nome: 'Lia Nova', funcao: 'dono', id_admin: outra.id, id: outra.id });
  expect([status, body.nome, body.funcao, body.id_admin]).toEqual([200, 'Lia Nova', 'leitura', lia.id]);
  expect((await chamar(palco(), outra, 'GET /minha-conta', {})).body.nome).toBe('Lia Leitora');
});

test('e-mail e senha pedem a senha atual; a senha nova renova a sessão e encerra as outras', async () => {
  const lia = await pessoa();
  const sem = await alterar(lia, { senhaNova: 'cavalo bateria grampo', confirmasenha: 'cavalo bateria grampo' });
  expect([sem.status, sem.body.campos]).toEqual([422, { senha_atual: 'Informe a senha atual' }]);
  expect((await alterar(lia, { email: 'lia-nova@example.com', senha_atual: 'errada' })).status).toBe(422);
  const troca = { senhaNova: 'cavalo bateria grampo', senha_atual: SENHA };
  const { body } = await alterar(lia, troca);
  expect((await chamar(palco(), lia, 'GET /minha-conta', {})).status).toBe(401);
  const nova = { ...lia, token: body.api_token ?? '' };
  expect((await chamar(palco(), nova, 'GET /minha-conta', {})).status).toBe(200);
  const trocado = await alterar(nova, { email: 'lia-nova@example.com', senha_atual: 'cavalo bateria grampo' });
  expect([trocado.body.email, trocado.body.email_confirmado]).toEqual(['lia-nova@example.com', false]);
  await palco().trabalhar();
  expect(palco().emails.map(({ para }) => para)).toEqual(expect.arrayContaining([lia.email, 'lia-nova@example.com']));
});

test('nome vazio, e-mail torto e e-mail de outra pessoa são ditos no campo', async () => {
  const lia = await pessoa();
  const tutora = await criarTutor(palco());
  const torta = await alterar(lia, { nome: ' ', email: 'torto' });
  expect(torta.body.campos).toEqual({ nome: 'Preencha este campo', email: 'Email inválido' });
  const repetida = await alterar(lia, { email: tutora.email, senha_atual: SENHA });
  expect([repetida.status, Object.keys(repetida.body)]).toEqual([409, ['email']]);
});

test('quem não é da equipe não tem esta conta', async () => {
  const tutora = await criarTutor(palco());
  expect((await chamar(palco(), tutora, 'GET /minha-conta', {})).status).toBe(403);
});
