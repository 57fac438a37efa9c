import { beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarTutor } from '../../test/elenco';
import { AGORA, comPalco, type Palco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';
import { assinarPasse } from '../conta/passe';
import { criarConta } from './criar-conta';

const palco = comPalco({ limites: false });
const HORA = 3_600_000;
const OFERTA = 'E-mail já cadastrado. Se a equipe iniciou seu cadastro, enviamos um link.';

let serie = 500;
/** A tutor as the team's file brought it: no password, never came in. */
async function emLote({ db }: Palco = palco()) {
  const n = ++serie;
  const escrito = {
    email: `lote${n}@example.com`,
    telefone: '15998765432',
    nome: 'Bia Lima',
    cpf: cpfDe(n),
    data_nascimento: '1985-01-02',
  };
  const id = await transacao(db, (trx) =>
    criarConta(trx, { tipo: 'tutor', escrito, senhaHash: null, emLote: true, agora: AGORA }),
  );
  return { id, ...escrito };
}
const verificar = (email: string, telefone: string, em = palco()) =>
  chamar(em, null, 'POST /verificando_tutor', { body: { email, telefone } });
const registrar = (dados: object, em = palco()) => chamar(em, null, 'POST /register', { body: tutora(dados) as never });
const completar = (passe: string, dados: object) =>
  chamar(palco(), null, 'PUT /register/:passe', { params: { passe }, body: dados as never });
const abrir = (passe: string) => chamar(palco(), null, 'GET /register/:passe', { params: { passe } });
const dadosDe = (pessoa: object) => ({ ...pessoa, senha: 'uma senha boa', nome: 'Beatriz Lima' });

async function enviados(em = palco()): Promise<string[]> {
  await em.trabalhar();
  return em.emails.splice(0).map(({ para }) => para);
}
async function passeDe(pessoa: { email: string; telefone: string }): Promise<string> {
  await verificar(pessoa.email, pessoa.telefone);
  await palco().trabalhar();
  const carta = palco()
    .emails.splice(0)
    .find(({ para }) => para === pessoa.email);
  return /\/web\/cadastro\?passe=([\w-]{43})/.exec(carta?.texto ?? '')?.[1] ?? '';
}

beforeEach(() => {
  palco().emails.splice(0);
});

describe('um tutor registrado em lote não se toma com e-mail e telefone', () => {
  test('a resposta é false para todos, e só a caixa dele recebe o link', async () => {
    const pessoa = await emLote();
    const ativa = await criarTutor(palco(), { senhaHash: 'x' }, { telefone: '15998765432' });
    const semSenha = await criarTutor(palco(), {}, { telefone: '15998765432' });
    const loja = await criarLojista(palco(), { telefone: '15998765432' });
    const suspensa = await emLote();
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
    const respostas = [
      await verificar(pessoa.email.toUpperCase(), '(15) 99876-5432'),
      await verificar(ativa.email, '15998765432'),
      await verificar(semSenha.email, '15998765432'),
      await verificar(loja.email, '15998765432'),
      await verificar(suspensa.email, suspensa.telefone),
      await verificar(pessoa.email, '15998765433'),
      await verificar('ninguem@example.com', '15998765432'),
    ];
    for (const { status, texto } of respostas) expect([status, texto]).toEqual([200, 'false']);
    expect(await enviados()).toEqual([pessoa.email]);
  });

  test('cada pedido faz o mesmo trabalho: uma tarefa, para alguém ou para ninguém', async () => {
    const tarefas = async () =>
      (await palco().pool.query(`select 1 from pgboss.job where name = 'email-cadastro'`)).rows.length;
    const pessoa = await emLote();
    const antes = await tarefas();
    await verificar(pessoa.email, pessoa.telefone);
    await verificar('ninguem@example.com', pessoa.telefone);
    expect(await tarefas()).toBe(antes + 2);
    await enviados();
  });

  test('quem tenta se cadastrar com o e-mail dele lê o mesmo que com o de qualquer um, e a caixa recebe o link', async () => {
    const pessoa = await emLote();
    const ativa = await criarTutor(palco(), { senhaHash: 'x' });
    const [doLote, daAtiva] = [await registrar({ email: pessoa.email }), await registrar({ email: ativa.email })];
    expect([doLote.status, doLote.body]).toEqual([409, { email: OFERTA }]);
    expect(daAtiva.texto).toBe(doLote.texto);
    expect(await enviados()).toEqual([pessoa.email]);
    const conta = palco().db.selectFrom('conta').select('senha_hash').where('id', '=', pessoa.id);
    expect(await conta.executeTakeFirst()).toEqual({ senha_hash: null });
  });

  test('quem troca o próprio e-mail pelo dele, também', async () => {
    const pessoa = await emLote();
    const outra = await criarTutor(palco(), { senhaHash: await resumoLeve('a senha de hoje') });
    const body = { ...tutora({ email: pessoa.email }), senha: null, senha_atual: 'a senha de hoje' };
    const { status, texto } = await chamar(palco(), outra, 'PUT /tutor/:id', { params: { id: outra.id }, body });
    expect([status, JSON.parse(texto)]).toEqual([409, { email: OFERTA }]);
    expect(await enviados()).toEqual([pessoa.email]);
  });

  test('um passe adivinhado, de outro propósito, da senha ou vencido não abre nada', async () => {
    const pessoa = await emLote();
    const passe = await passeDe(pessoa);
    const identidade = { provedor: 'google', sub: '1', nome: 'x', email: null, verificado: true } as const;
    const deOutroProposito = await assinarPasse(palco().db, 'cadastro-social', identidade, AGORA);
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: pessoa.email } });
    await palco().trabalhar();
    const daSenha = /recuperar\/([\w-]{43})/.exec(palco().emails.splice(0)[0]?.texto ?? '')?.[1] ?? '';
    expect(daSenha).not.toBe('');
    for (const mau of [String(pessoa.id), 'x', passe.slice(0, -1), `${passe}x`, deOutroProposito, daSenha]) {
      const { status, body } = await completar(mau, dadosDe(pessoa));
      expect([mau, status, body.detail]).toEqual([mau, 404, 'Não encontramos o que você procura.']);
      expect((await abrir(mau)).status).toBe(404);
    }
    const trocada = await chamar(palco(), null, 'POST /redefinir-senha', {
      body: { hash: passe, senha: 'outra senha' },
    });
    expect(trocada.status).toBe(409);
    palco().irPara(new Date(AGORA.getTime() + 72 * HORA));
    expect((await completar(passe, dadosDe(pessoa))).status).toBe(404);
    palco().irPara(new Date(AGORA.getTime() + 72 * HORA - 1));
    expect((await completar(passe, dadosDe(pessoa))).status).toBe(200);
    palco().irPara(AGORA);
  });
});

describe('o link do e-mail', () => {
  test('diz de quem é o cadastro, completa e já entra; a caixa fica confirmada', async () => {
    const pessoa = await emLote();
    const passe = await passeDe(pessoa);
    expect((await abrir(passe)).body).toEqual({ nome: 'Bia Lima', email: pessoa.email });
    const feito = await completar(passe, dadosDe(pessoa));
    expect(feito.body).toMatchObject({
      tipo_usuario: 'tutor',
      usuario: { id_tutor: pessoa.id, nome: 'Beatriz Lima' },
    });
    expect((await abrir(passe)).status).toBe(404);
    const conta = palco().db.selectFrom('conta').select('email_confirmado_em').where('id', '=', pessoa.id);
    expect(await conta.executeTakeFirst()).toEqual({ email_confirmado_em: AGORA });
    await verificar(pessoa.email, pessoa.telefone);
    expect(await enviados()).toEqual([]);
  });

  test('serve uma vez, também em paralelo, e leva consigo os outros', async () => {
    const pessoa = await emLote();
    const [primeiro, passe] = [await passeDe(pessoa), await passeDe(pessoa)];
    const respostas = await Promise.all(Array.from({ length: 5 }, () => completar(passe, dadosDe(pessoa))));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await completar(passe, dadosDe(pessoa))).status).toBe(404);
    expect((await completar(primeiro, dadosDe(pessoa))).status).toBe(404);
  });

  test('completa aquele cadastro e nada mais: e-mail, papel e situação ficam como estão', async () => {
    const pessoa = await emLote();
    const corpo = { ...dadosDe(pessoa), email: 'outro@example.com', papel: 'indicabem', tipo_login: 'lojista', id: 1 };
    const { body } = await completar(await passeDe(pessoa), corpo);
    expect(body).toMatchObject({ tipo_usuario: 'tutor', usuario: { id_tutor: pessoa.id, email: pessoa.email } });
  });

  test('o CPF de outra pessoa é 409 e o link continua valendo', async () => {
    const [pessoa, outra] = [await emLote(), await emLote()];
    const passe = await passeDe(pessoa);
    const { status, body } = await completar(passe, { ...dadosDe(pessoa), cpf: outra.cpf });
    expect([status, body]).toEqual([409, { cpf: 'CPF já cadastrado' }]);
    expect((await completar(passe, dadosDe(pessoa))).status).toBe(200);
  });
});

test('a equipe também pode perguntar; os outros perfis, não', async () => {
  const { email, telefone } = await emLote();
  const corpo = { body: { email, telefone } };
  expect((await chamar(palco(), await criarAdmin(palco()), 'POST /verificando_tutor', corpo)).texto).toBe('false');
  expect((await chamar(palco(), await criarTutor(palco()), 'POST /verificando_tutor', corpo)).status).toBe(403);
});

describe('com limites ligados', () => {
  const guardado = comPalco();

  test('a caixa recebe no máximo três por dia, peça quem pedir, e quem pede não nota', async () => {
    const pessoa = await emLote(guardado());
    for (let n = 0; n < 6; n++) {
      const { status, texto } = await guardado()
        .app.inject({
          method: 'POST',
          url: '/api/verificando_tutor',
          remoteAddress: `10.3.${n}.1`,
          payload: { email: pessoa.email, telefone: pessoa.telefone },
        })
        .then(({ statusCode, body }) => ({ status: statusCode, texto: body }));
      expect([status, texto]).toEqual([200, 'false']);
      expect((await registrar({ email: pessoa.email }, guardado())).body).toEqual({ email: OFERTA });
    }
    expect(await enviados(guardado())).toHaveLength(3);
  });
});
