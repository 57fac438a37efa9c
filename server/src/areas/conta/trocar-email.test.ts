import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let serie = 4000;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

const alterar = (quem: Pessoa, id: number, email: string) =>
  chamar(palco(), quem, 'PUT /tutor/:id', {
    params: { id },
    body: {
      email,
      nome: 'Rita Lima',
      cpf: cpfDe(++serie),
      telefone: '(15) 3232-1010',
      data_nascimento: '1980-12-31',
      senha_atual: SENHA,
    },
  });
const emailsPara = (endereco: string) => palco().emails.filter(({ para }) => para === endereco);
const guardadas = () => palco().db.selectFrom('troca_de_email').selectAll().execute();

test('quem troca o próprio e-mail é avisado no antigo, sem que o novo apareça inteiro', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  expect((await alterar(tutora, tutora.id, 'rita.lima@example.com')).status).toBe(200);
  await palco().trabalhar();
  const [aviso, ...outros] = emailsPara(tutora.email);
  expect(outros).toEqual([]);
  expect(aviso?.assunto).toBe('O e-mail da sua conta foi trocado');
  expect(aviso?.texto).toContain(
    'Em 10/03/2026, 12:00, o e-mail da sua conta no Indica Bem passou a ser r•••@example.com.',
  );
  expect(aviso?.texto).not.toContain('rita.lima');
  expect(aviso?.html).not.toContain('rita.lima');
  expect(await guardadas()).toEqual([]);
});

test('quando é a equipe que troca, também', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  expect((await alterar(await criarAdmin(palco()), tutora.id, 'outra@example.com')).status).toBe(200);
  await palco().trabalhar();
  expect(emailsPara(tutora.email)).toHaveLength(1);
});

test('sem troca não há aviso: o mesmo e-mail em maiúsculas, ou um pedido recusado', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const vizinha = await criarTutor(palco());
  expect((await alterar(tutora, tutora.id, tutora.email.toUpperCase())).status).toBe(200);
  expect((await alterar(tutora, tutora.id, vizinha.email)).status).toBe(409);
  await palco().trabalhar();
  expect(emailsPara(tutora.email)).toEqual([]);
  expect(await guardadas()).toEqual([]);
});

test('a conta excluída antes do aviso leva o endereço antigo com ela', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  await alterar(tutora, tutora.id, 'de-saida@example.com');
  const body = { senha_atual: SENHA };
  expect((await chamar(palco(), tutora, 'DELETE /tutor/:id', { params: { id: tutora.id }, body })).status).toBe(200);
  expect(await guardadas()).toEqual([]);
  await palco().trabalhar();
  expect(emailsPara(tutora.email)).toEqual([]);
});

test('corrigir o e-mail de quem foi convidado manda o convite ao certo, nada ao errado, e o link antigo morre', async () => {
  const convidada = await criarTutor(palco());
  const admin = await criarAdmin(palco());
  const link = (para: string) => /recuperar\/([\w-]{43})/.exec(emailsPara(para).at(-1)?.texto ?? '')?.[1] ?? '';
  await chamar(palco(), admin, 'POST /usuario/:id/redefinir', { params: { id: convidada.id } });
  await palco().trabalhar();
  const antigo = link(convidada.email);
  expect(antigo).not.toBe('');
  palco().emails.splice(0);
  expect((await alterar(admin, convidada.id, 'convidada.certa@example.com')).status).toBe(200);
  await palco().trabalhar();
  expect(emailsPara(convidada.email)).toEqual([]);
  expect(emailsPara('convidada.certa@example.com').map(({ assunto }) => assunto)).toEqual(['Seu acesso ao Indica Bem']);
  expect(await guardadas()).toEqual([]);
  const definir = (hash: string) =>
    chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'uma senha que ela escolheu' } });
  expect((await definir(antigo)).status).toBe(409);
  expect((await definir(link('convidada.certa@example.com'))).status).toBe(200);
});
