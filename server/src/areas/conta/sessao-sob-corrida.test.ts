import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { resumoDoToken } from '../../nucleo/sessao';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { excluirTutor } from '../tutor/excluir-tutor';
import { anularLinksDeSenha } from './link-de-senha';
import { resumirSenha } from './senha';

const palco = comPalco({ limites: false });
const SENHA = 'a senha que vazou';
let senhaHash = '';

beforeAll(async () => {
  senhaHash = await resumirSenha(SENHA);
});

const RODADAS = Array.from({ length: 10 }, (_, n) => n);
const entrar = (email: string, senha = SENHA) => chamar(palco(), null, 'POST /login', { body: { email, senha } });
const sessoesDe = ({ id }: Pessoa) =>
  palco().db.selectFrom('sessao').select('criada_em').where('conta_id', '=', id).execute();

async function linkDe({ id }: Pessoa): Promise<string> {
  const hash = randomBytes(32).toString('base64url');
  const expira_em = new Date(AGORA.getTime() + 60_000);
  await palco()
    .db.insertInto('link_de_senha')
    .values({ token_hash: resumoDoToken(hash), conta_id: id, motivo: 'recuperacao', expira_em })
    .execute();
  return hash;
}

test.each(RODADAS)('logins mandados junto com /redefinir-senha não deixam sessão viva (%i)', async () => {
  const vitima = await criarTutor(palco(), { senhaHash });
  const hash = await linkDe(vitima);
  // Enough of them, before and after: some are judged by the old password and written after the new one stands.
  const logins = (quantos: number) => Array.from({ length: quantos }, () => entrar(vitima.email));
  const antes = logins(4);
  const troca = chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'a senha nova dela' } });
  await Promise.all([...antes, troca, ...logins(4)]);
  expect((await troca).status).toBe(200);
  expect(await sessoesDe(vitima)).toEqual([]);
  expect((await entrar(vitima.email, 'a senha nova dela')).status).toBe(200);
});

/** Stops the account's row where it is, lets the login come up to it, and goes on. */
async function comAContaPresa(pessoa: Pessoa, mudar: Parameters<typeof transacao<void>>[1]) {
  let login: ReturnType<typeof entrar> | undefined;
  await transacao(palco().db, async (trx) => {
    await mudar(trx);
    login = entrar(pessoa.email);
    await esperarQueAlguemEspere();
  });
  return (await login)?.status;
}

async function esperarQueAlguemEspere(): Promise<void> {
  for (;;) {
    const { rows } = await palco().pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows[0]?.n) return;
  }
}

test('um login já julgado que espera pela troca da senha não escreve sessão', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const outra = await resumirSenha('outra');
  const status = await comAContaPresa(tutora, async (trx) => {
    await trx.updateTable('conta').set({ senha_hash: outra }).where('id', '=', tutora.id).execute();
    await trx.deleteFrom('sessao').where('conta_id', '=', tutora.id).execute();
  });
  expect([status, await sessoesDe(tutora)]).toEqual([401, []]);
});

test('nem o que espera pela suspensão', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const status = await comAContaPresa(tutora, async (trx) => {
    await trx.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', tutora.id).execute();
    await trx.deleteFrom('sessao').where('conta_id', '=', tutora.id).execute();
  });
  expect([status, await sessoesDe(tutora)]).toEqual([401, []]);
});

test('nem o que espera pela exclusão', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const status = await comAContaPresa(tutora, (trx) =>
    excluirTutor(trx, { id: tutora.id, agora: AGORA, autoria: null }),
  );
  expect([status, await sessoesDe(tutora)]).toEqual([401, []]);
});

test('nem o que espera pela troca do e-mail', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const status = await comAContaPresa(tutora, async (trx) => {
    await trx
      .updateTable('conta')
      .set({ email: `x${tutora.email}` })
      .where('id', '=', tutora.id)
      .execute();
    await trx.deleteFrom('sessao').where('conta_id', '=', tutora.id).execute();
  });
  expect([status, await sessoesDe(tutora)]).toEqual([401, []]);
});

test('quem foi julgado pela senha antiga não troca senha, e-mail nem exclui a conta depois da redefinição', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const outra = await resumirSenha('outra');
  let pedido: Promise<{ status: number }> | undefined;
  await transacao(palco().db, async (trx) => {
    await trx.updateTable('conta').set({ senha_hash: outra }).where('id', '=', tutora.id).execute();
    const body = { senha_atual: SENHA };
    pedido = chamar(palco(), tutora, 'DELETE /tutor/:id', { params: { id: tutora.id }, body });
    await esperarQueAlguemEspere();
  });
  expect((await pedido)?.status).toBe(422);
  const admin = await criarAdmin(palco());
  expect((await chamar(palco(), admin, 'GET /tutor/:id', { params: { id: tutora.id } })).status).toBe(200);
});

test('uma senha nova por um link espera pela suspensão que o anula, e não a faz esperar', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const hash = await linkDe(tutora);
  let troca: Promise<{ status: number; body: object }> | undefined;
  await transacao(palco().db, async (trx) => {
    await trx.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', tutora.id).execute();
    troca = chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'a senha nova dela' } });
    await esperarQueAlguemEspere();
    await anularLinksDeSenha(trx, tutora.id);
  });
  expect(await troca).toMatchObject({ status: 409, body: { type: 'senha-nao-alterada' } });
});

test('o link pedido para um e-mail que muda enquanto a carta se escreve não chega à caixa de antes', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  await chamar(palco(), null, 'GET /forgot-password', { query: { email: tutora.email } });
  let trabalho: Promise<number> | undefined;
  await transacao(palco().db, async (trx) => {
    const email = `x${tutora.email}`;
    await trx.updateTable('conta').set({ email }).where('id', '=', tutora.id).execute();
    trabalho = palco().trabalhar();
    await esperarQueAlguemEspere();
    await anularLinksDeSenha(trx, tutora.id);
  });
  await trabalho;
  expect(palco().emails.filter(({ para }) => para === tutora.email)).toEqual([]);
  const links = palco().db.selectFrom('link_de_senha').select('motivo').where('conta_id', '=', tutora.id);
  expect(await links.execute()).toEqual([]);
});
