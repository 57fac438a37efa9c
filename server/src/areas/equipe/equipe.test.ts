import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { ligarAplicativo, primeiroPasso, senhaHashDeTeste } from '../../test/fator';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco();
const SENHA = 'a senha da casa';
let senhaHash = '';
let dona: Pessoa;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

/** The team of each test is its own: the others are gone. */
beforeEach(async () => {
  await palco().pool.query(`select set_config('indicabem.sem_dono', 'sim', true);
    delete from limite;
    update conta set excluida_em = now(), email = 'foi-' || id || '@example.com'
     where papel = 'indicabem' and excluida_em is null`);
  dona = await criarAdmin(palco(), { senhaHash }, 'Dona Ana');
});

const colega = (funcao: Funcao = 'atendimento', nome = 'Caio Colega') =>
  criarAdmin(palco(), { senhaHash }, nome, funcao);
const convidar = (email: string, funcao: Funcao = 'atendimento', headers = {}) =>
  chamar(palco(), dona, 'POST /equipe', { body: { nome: 'Bia Nova', email, funcao }, headers });
const listar = async (quem = dona) => (await chamar(palco(), quem, 'GET /equipe', {})).body.equipe;
const entrar = (email: string, senha = SENHA) => chamar(palco(), null, 'POST /login', { body: { email, senha } });
const linkDe = (email: string) => {
  const carta = palco()
    .emails.filter(({ para }) => para === email)
    .at(-1);
  return { assunto: carta?.assunto, texto: carta?.texto, hash: /recuperar\/([\w-]+)/.exec(carta?.texto ?? '')?.[1] };
};

describe('o convite', () => {
  test('leva um link; quem o aceita entra com a sua função e vê só o que é dela', async () => {
    const { status, body } = await convidar('bia@example.com');
    expect([status, body.situacao, body.funcao]).toEqual([200, 'convidada', 'atendimento']);
    await palco().trabalhar();
    const { assunto, texto, hash = '' } = linkDe('bia@example.com');
    expect(assunto).toBe('Seu acesso à equipe do Indica Bem');
    expect(texto).toContain('na função Atendimento');
    await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'cavalo bateria grampo' } });
    const sessao = await entrar('bia@example.com', 'cavalo bateria grampo');
    expect(sessao.body).toMatchObject({ tipo_usuario: 'indicabem', funcao: 'atendimento' });
    const bia = { ...dona, token: sessao.body.api_token };
    expect((await chamar(palco(), bia, 'GET /equipe', {})).status).toBe(403);
  });

  test('o mesmo envio com a mesma chave convida uma vez; o e-mail de alguém não serve de novo', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [uma, outra] = await Promise.all([1, 2].map(() => convidar('duas@example.com', 'leitura', headers)));
    expect(uma?.body.id_admin).toBe(outra?.body.id_admin);
    const repetida = await convidar('duas@example.com');
    expect([repetida.status, repetida.body]).toEqual([409, { email: 'E-mail já cadastrado' }]);
    const { email } = await criarTutor(palco());
    expect((await convidar(email)).status).toBe(409);
    expect(await listar()).toHaveLength(2);
  });

  test('vinte por dia, e duzentas contas na equipe', async () => {
    for (let n = 0; n < 20; n++) expect((await convidar(`n${n}@example.com`)).status).toBe(200);
    expect((await convidar('n20@example.com')).body.type).toBe('cota-de-convites');
    await palco().pool.query(`
      with contas as (insert into conta (papel, email)
        select 'indicabem', 'cheia' || n || '@example.com' from generate_series(1, 179) n returning id)
      insert into administrador (id, nome, funcao) select id, 'Cheia', 'leitura' from contas`);
    await palco().pool.query('delete from limite');
    expect((await convidar('demais@example.com')).body.type).toBe('equipe-completa');
    expect(await listar()).toHaveLength(200);
  });

  test('campo a campo: nome vazio, e-mail torto, função que não há', async () => {
    const body = { nome: ' ', email: 'torto', funcao: 'rei' } as never;
    const { status, body: recusa } = await chamar(palco(), dona, 'POST /equipe', { body });
    expect([status, Object.keys(recusa.campos ?? {}).sort()]).toEqual([422, ['email', 'funcao', 'nome']]);
  });
});

describe('a função', () => {
  const mudar = (id: number, funcao: Funcao, versao?: number, quem = dona) =>
    chamar(palco(), quem, 'PUT /equipe/:id', { params: { id }, body: { nome: 'Caio Colega', funcao, versao } });

  test('tirada, já não vale na próxima chamada da sessão aberta, nem o bilhete que ela pediu', async () => {
    const caio = await colega('financeiro');
    const body = { tipo_report: '6', data_referencia_inicio: '2026-01-01', data_referencia_fim: '2026-01-31' } as const;
    const { body: bilhete } = await chamar(palco(), caio, 'POST /reports/bilhete', { body });
    expect((await mudar(caio.id, 'leitura')).body.funcao).toBe('leitura');
    expect((await chamar(palco(), caio, 'POST /reports/bilhete', { body })).status).toBe(403);
    expect((await chamar(palco(), caio, 'GET /tutors', {})).status).toBe(200);
    expect((await chamar(palco(), caio, 'GET /minha-conta', {})).body.funcao).toBe('leitura');
    const { statusCode } = await palco().app.inject({ url: bilhete.endereco });
    expect(statusCode).toBe(404);
  });

  test('quem salva uma versão antiga é avisado por quem e quando', async () => {
    const caio = await colega();
    const [antes] = (await listar()).filter(({ id_admin }) => id_admin === caio.id);
    await mudar(caio.id, 'operacao', antes?.versao);
    const { status, body } = await mudar(caio.id, 'leitura', antes?.versao);
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/^Alterado por você|^Alterado por Dona Ana/)]);
    expect(body).toMatchObject({ atual: { funcao: 'operacao' } });
  });

  test('a última pessoa responsável não deixa de ser, nem pela própria mão', async () => {
    expect((await mudar(dona.id, 'leitura')).body.type).toBe('ultimo-dono');
    await convidar('promessa@example.com', 'dono');
    // Who was only invited cannot come in yet.
    expect((await mudar(dona.id, 'leitura')).body.type).toBe('ultimo-dono');
    await colega('dono');
    expect((await mudar(dona.id, 'leitura')).status).toBe(200);
  });

  test('só quem é da equipe se alcança por aqui', async () => {
    const tutora = await criarTutor(palco());
    for (const id of [tutora.id, 999_999]) {
      expect((await mudar(id, 'dono')).status).toBe(404);
      expect((await chamar(palco(), dona, 'DELETE /equipe/:id', { params: { id } })).status).toBe(404);
      const suspensao = { params: { id }, body: { suspenso: true } };
      expect((await chamar(palco(), dona, 'PUT /equipe/:id/suspensao', suspensao)).status).toBe(404);
      expect((await chamar(palco(), dona, 'POST /equipe/:id/acesso', { params: { id } })).status).toBe(404);
    }
  });
});

describe('o acesso tirado', () => {
  test('suspensa, a pessoa sai na hora; reativada, entra de novo', async () => {
    const caio = await colega();
    const suspender = (suspenso: boolean) =>
      chamar(palco(), dona, 'PUT /equipe/:id/suspensao', { params: { id: caio.id }, body: { suspenso } });
    expect((await suspender(true)).body.situacao).toBe('suspensa');
    expect((await chamar(palco(), caio, 'GET /tutors', {})).status).toBe(401);
    expect((await entrar(caio.email)).status).toBe(403);
    expect((await suspender(false)).body.situacao).toBe('ativa');
    expect((await entrar(caio.email)).status).toBe(200);
  });

  test('redefinido, nem a senha nem a sessão de antes servem, e o link devolve o acesso', async () => {
    const caio = await colega();
    await palco().db.updateTable('conta').set({ email_confirmado_em: new Date() }).where('id', '=', caio.id).execute();
    const redefinir = () => chamar(palco(), dona, 'POST /equipe/:id/acesso', { params: { id: caio.id } });
    expect((await redefinir()).status).toBe(200);
    expect((await chamar(palco(), caio, 'GET /tutors', {})).status).toBe(401);
    expect((await entrar(caio.email)).status).toBe(401);
    await palco().trabalhar();
    const { assunto, texto, hash = '' } = linkDe(caio.email);
    expect([assunto, texto]).toEqual(['Crie outra senha para o Indica Bem', expect.stringContaining('redefiniu')]);
    await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'cavalo bateria grampo' } });
    expect((await entrar(caio.email, 'cavalo bateria grampo')).status).toBe(200);
    for (let n = 0; n < 4; n++) await redefinir();
    expect((await redefinir()).body.type).toBe('cota-de-convites');
  });

  test('removida, a pessoa não entra, o e-mail fica livre e o nome continua no que ela alterou', async () => {
    const caio = await colega('dono');
    const conferencia = { body: { conferencia: 'simples' } } as const;
    await chamar(palco(), caio, 'PUT /configuracao', conferencia);
    expect((await chamar(palco(), dona, 'DELETE /equipe/:id', { params: { id: caio.id } })).status).toBe(200);
    expect((await chamar(palco(), caio, 'GET /tutors', {})).status).toBe(401);
    expect((await entrar(caio.email)).status).toBe(401);
    expect((await chamar(palco(), dona, 'GET /configuracao', {})).body.alterado_por).toBe('Caio Colega');
    expect(await listar()).toHaveLength(1);
    expect((await convidar(caio.email)).status).toBe(200);
    expect((await chamar(palco(), dona, 'DELETE /equipe/:id', { params: { id: caio.id } })).status).toBe(404);
  });

  test('redefinido, o segundo fator de antes também vai', async () => {
    const [dona, caio] = [
      await criarAdmin(palco()),
      await criarAdmin(palco(), { senhaHash: await senhaHashDeTeste() }),
    ];
    await ligarAplicativo(palco(), caio);
    expect((await primeiroPasso(palco(), caio)).type).toBe('segundo-fator');
    expect((await chamar(palco(), dona, 'POST /equipe/:id/acesso', { params: { id: caio.id } })).status).toBe(200);
    expect(await palco().db.selectFrom('fator_totp').where('conta_id', '=', caio.id).execute()).toEqual([]);
  });

  test('ninguém suspende, redefine nem remove a si mesmo', async () => {
    await colega('dono');
    const params = { id: dona.id };
    const recusas = [
      await chamar(palco(), dona, 'PUT /equipe/:id/suspensao', { params, body: { suspenso: true } }),
      await chamar(palco(), dona, 'POST /equipe/:id/acesso', { params }),
      await chamar(palco(), dona, 'DELETE /equipe/:id', { params }),
    ];
    expect(recusas.map(({ body }) => body.type)).toEqual(['proprio-acesso', 'proprio-acesso', 'proprio-acesso']);
    expect((await chamar(palco(), dona, 'GET /equipe', {})).status).toBe(200);
  });
});

describe('duas responsáveis que se tiram no mesmo instante', () => {
  const ATOS = {
    'mudando a função': (quem: Pessoa, { id }: Pessoa) =>
      chamar(palco(), quem, 'PUT /equipe/:id', { params: { id }, body: { nome: 'X', funcao: 'leitura' } }),
    suspendendo: (quem: Pessoa, { id }: Pessoa) =>
      chamar(palco(), quem, 'PUT /equipe/:id/suspensao', { params: { id }, body: { suspenso: true } }),
    removendo: (quem: Pessoa, { id }: Pessoa) => chamar(palco(), quem, 'DELETE /equipe/:id', { params: { id } }),
    redefinindo: (quem: Pessoa, { id }: Pessoa) => chamar(palco(), quem, 'POST /equipe/:id/acesso', { params: { id } }),
  };
  const pares = Object.keys(ATOS).flatMap((um) => Object.keys(ATOS).map((outro) => [um, outro] as const));

  test.each(pares as [keyof typeof ATOS, keyof typeof ATOS][])('%s e %s: uma fica', async (um, outro) => {
    const outra = await colega('dono');
    await Promise.all([ATOS[um](dona, outra), ATOS[outro](outra, dona)]);
    const { rows } = await palco().pool.query(`select a.id from administrador a join conta c using (id)
      where funcao = 'dono' and suspensa_em is null and excluida_em is null and senha_hash is not null`);
    expect(rows).toHaveLength(1);
  });
});
