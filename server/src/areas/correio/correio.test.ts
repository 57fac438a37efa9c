import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { limpar } from '../../limpar';
import { NaoEntregue } from '../../mail/correio';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { indicar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
let admin: Pessoa;
let prescritor: Pessoa;
let produto: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  await palco().pool.query('delete from envio_de_email; delete from pgboss.job; delete from limite');
  palco().emails.length = 0;
  admin = await criarAdmin(palco());
  prescritor = await criarPrescritor(palco());
  produto = await criarProduto(palco());
});

const NAO_EXISTE = {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'RCPT TO',
  response: '550 5.1.1 <tutora@example.com>: no such user',
};
const CINZA = { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' };

/** Everything that waits meets this relay. */
const entregarCom = (erro: ConstructorParameters<typeof NaoEntregue>[0]) =>
  palco()
    .fila.esvaziar(trabalhadores(palco(), { enviar: () => Promise.reject(new NaoEntregue(erro)) }))
    .catch(() => undefined);
const listar = async (query = {}) => (await chamar(palco(), admin, 'GET /correio', { query })).body;
const reenviar = (ids: string[]) => chamar(palco(), admin, 'POST /correio/reenvio', { body: { ids } });
const fazer = (email = `tutora-${randomUUID().slice(0, 8)}@example.com`) =>
  indicar(palco(), { prescritor, produto }, { email, tutor_nome: 'Ana' });

describe('a vida de um e-mail', () => {
  test('nasce com o que o causa, espera, sai', async () => {
    const { id_prescricao, codigo_prescricao } = await fazer('ana.souza@example.com');
    expect(await listar({ ver: 'esperam' })).toMatchObject({
      emails: [
        {
          tipo: 'indicacao',
          estado: 'espera',
          tentativas: 0,
          criado_em: AGORA.toISOString(),
          id_prescricao,
          codigo_prescricao,
          para: { nome: 'Ana', email: 'a•••@example.com', id_conta: null },
          pode_reenviar: false,
        },
      ],
      esperam: { quantos: 1, exato: true },
    });
    await palco().trabalhar();
    const { emails } = await listar({ ver: 'enviados' });
    expect(emails).toMatchObject([
      { estado: 'enviado', tentativas: 1, encerrado_em: AGORA.toISOString(), falha: null },
    ]);
    expect((await listar({ ver: 'esperam' })).emails).toEqual([]);
  });

  test('o que a transação desfaz não deixa e-mail nem linha', async () => {
    const { db, fila, pool } = palco();
    const feita = transacao(db, async (trx) => {
      await fila.enfileirar(trx, 'email-convite', { contaId: admin.id });
      throw new Error('não deu');
    });
    await expect(feita).rejects.toThrow('não deu');
    expect((await pool.query('select from envio_de_email')).rowCount).toBe(0);
  });

  test('recusado de vez pelo servidor: não se tenta de novo, e a equipe lê por quê', async () => {
    await fazer();
    await entregarCom(NAO_EXISTE);
    const { emails, falharam } = await listar();
    expect(falharam).toEqual({ quantos: 1, exato: true });
    expect(emails).toMatchObject([
      { estado: 'recusado', falha: 'caixa-inexistente', codigo: '550 5.1.1', tentativas: 1, pode_reenviar: true },
    ]);
    const { rows } = await palco().pool.query(`select state from pgboss.job where name = 'email-indicacao'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  test('adiado pelo servidor: espera a próxima vez, que a lista diz; depois de um dia, desiste', async () => {
    await fazer();
    await entregarCom(CINZA);
    const [esperando] = (await listar({ ver: 'esperam' })).emails;
    expect(esperando).toMatchObject({ estado: 'espera', falha: 'adiada', codigo: '451', tentativas: 1 });
    expect(esperando?.proxima_em).not.toBeNull();
    const horas = `now() - interval '24 hours'`;
    await palco().pool.query(`update pgboss.job set start_after = ${horas}, created_on = ${horas}`);
    await entregarCom(CINZA);
    expect((await listar()).emails).toMatchObject([{ estado: 'desistiu', falha: 'adiada', tentativas: 2 }]);
  });

  test('quando já não há o que dizer, não era preciso', async () => {
    const tutora = await criarTutor(palco(), { senhaHash: 'x' });
    const { db, fila } = palco();
    await transacao(db, (trx) => fila.enfileirar(trx, 'email-convite', { contaId: tutora.id }));
    await palco().trabalhar();
    expect((await listar({ ver: 'todos' })).emails).toMatchObject([{ tipo: 'convite', estado: 'dispensado' }]);
  });

  test('senha esquecida de conta que não há não deixa linha', async () => {
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: 'ninguem@example.com' } });
    expect((await listar({ ver: 'todos' })).emails).toEqual([]);
  });

  test('cada mil são um comando, e guardam só de quem são', async () => {
    const { db, fila, pool } = palco();
    const convites = Array.from({ length: 1_500 }, () => ({ contaId: prescritor.id }));
    await transacao(db, (trx) => fila.enfileirarTodas(trx, 'email-convite', convites));
    // Rows of one statement have one command number.
    const { rows } =
      await pool.query(`select dados, conta_id, count(*)::int, count(distinct cmin::text)::int as comandos
      from envio_de_email group by 1, 2`);
    expect(rows).toEqual([{ dados: { contaId: prescritor.id }, conta_id: prescritor.id, count: 1_500, comandos: 2 }]);
  });

  test('linhas velhas são esquecidas; a que ficou sem fim é acertada pela fila', async () => {
    await fazer();
    const { pool, db } = palco();
    await pool.query(`update pgboss.job set state = 'completed', completed_on = now() where name = 'email-indicacao'`);
    const amanha = new Date(AGORA.getTime() + 25 * 3_600_000);
    await limpar(db, amanha);
    expect((await listar({ ver: 'enviados' })).emails).toHaveLength(1);
    await limpar(db, new Date(AGORA.getTime() + 181 * 24 * 3_600_000));
    expect((await pool.query('select from envio_de_email')).rowCount).toBe(0);
  });
});

describe('corrigir e reenviar', () => {
  const corrigir = (id: number, body: object, chave = randomUUID()) =>
    chamar(palco(), admin, 'PUT /atendimento/indicacao/:id/contato', {
      params: { id },
      headers: { 'idempotency-key': chave },
      body: { telefone: '(15) 98888-7777', motivo: 'dado_errado', ...body } as never,
    });

  test('o endereço corrigido recebe; o que falhou sai da lista', async () => {
    const { id_prescricao: id } = await fazer('errada@example.com');
    await entregarCom(NAO_EXISTE);
    const [{ id: envio } = { id: '' }] = (await listar()).emails;
    expect((await corrigir(id, { email: 'Certa@Example.com' })).body).toMatchObject({ email: 'certa@example.com' });
    expect((await reenviar([envio])).body).toEqual({ reenviados: 1, recusados: [] });
    await palco().trabalhar();
    expect(palco().emails).toMatchObject([{ para: 'certa@example.com' }]);
    expect((await listar()).emails).toEqual([]);
    expect((await listar({ ver: 'todos' })).emails.map(({ estado }) => estado).sort()).toEqual(['enviado', 'recusado']);
  });

  test('de cinco toques ao mesmo tempo, um e-mail', async () => {
    await fazer();
    await entregarCom(NAO_EXISTE);
    const [{ id } = { id: '' }] = (await listar()).emails;
    const respostas = await Promise.all([1, 2, 3, 4, 5].map(() => reenviar([id])));
    expect(respostas.map(({ body }) => body.reenviados).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(respostas.find(({ body }) => body.reenviados === 0)?.body.recusados[0]?.motivo).toBe(
      'Este e-mail já foi reenviado ou já saiu.',
    );
    await palco().trabalhar();
    expect(palco().emails).toHaveLength(1);
  });

  test('reenviado enquanto esperava a vez, sai uma vez só', async () => {
    await fazer();
    await entregarCom(CINZA);
    const [{ id } = { id: '' }] = (await listar({ ver: 'esperam' })).emails;
    expect((await reenviar([id])).body.reenviados).toBe(1);
    await palco().pool.query(`update pgboss.job set start_after = now() - interval '1s'`);
    await palco().trabalhar();
    expect(palco().emails).toHaveLength(1);
    expect((await listar({ ver: 'todos' })).emails.map(({ estado }) => estado).sort()).toEqual([
      'dispensado',
      'enviado',
    ]);
  });

  test('na seleção, o que não pode ir diz por quê e não segura os outros', async () => {
    const { id_prescricao } = await fazer();
    await fazer();
    await entregarCom(NAO_EXISTE);
    const { emails } = await listar();
    await palco().pool.query('update prescricao set email = null where id = $1', [id_prescricao]);
    const { body } = await reenviar([...emails.map(({ id }) => id), randomUUID()]);
    expect(body.reenviados).toBe(1);
    expect(body.recusados.map(({ motivo }) => motivo).sort()).toEqual([
      'Esta indicação não tem e-mail. Envie o link por WhatsApp.',
      'Este e-mail já foi reenviado ou já saiu.',
    ]);
  });

  test('corrigir duas vezes com a mesma chave é uma; sobre o que outro mudou, avisa', async () => {
    const { id_prescricao: id } = await fazer();
    const chave = randomUUID();
    const primeira = await corrigir(id, { email: 'nova@example.com', reenviar: true }, chave);
    const segunda = await corrigir(id, { email: 'nova@example.com', reenviar: true }, chave);
    expect([primeira.status, segunda.status]).toEqual([200, 200]);
    const { rows } = await palco().pool.query(
      'select tipo, autor_id, motivo from acontecimento where prescricao_id = $1',
      [id],
    );
    expect(rows).toEqual([{ tipo: 'contato_corrigido', autor_id: admin.id, motivo: 'dado_errado' }]);
    const velha = await corrigir(id, { email: 'outra@example.com', versao: 'de-antes' });
    expect([velha.status, velha.body.type]).toEqual([409, 'versao-alterada']);
    expect((await corrigir(id, { email: 'outra@example.com', versao: primeira.body.versao })).status).toBe(200);
  });

  test('corrigida e reenviada de uma vez: sai da lista do que falhou, chega ao novo endereço, e a vida conta tudo', async () => {
    const { id_prescricao: id } = await fazer();
    await entregarCom(NAO_EXISTE);
    expect((await corrigir(id, { email: 'nova@example.com', reenviar: true })).status).toBe(200);
    expect((await listar()).emails).toEqual([]);
    await palco().trabalhar();
    expect(palco().emails).toMatchObject([
      { para: 'nova@example.com', assunto: expect.stringContaining('indicou uma ração') },
    ]);
    const { emails } = await listar({ ver: 'todos' });
    expect(emails.find(({ estado }) => estado === 'enviado')?.para.email).toBe('n•••@example.com');
    const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } });
    expect(body.vida.map(({ tipo }) => tipo).sort()).toEqual([
      'contato_corrigido',
      'email_enviado',
      'email_na_fila',
      'email_na_fila',
      'email_recusado',
      'emitida',
    ]);
  });

  test('"outro" pede que se conte; endereço que não é um é dito no campo', async () => {
    const { id_prescricao: id } = await fazer();
    expect((await corrigir(id, { email: 'a@example.com', motivo: 'outro' })).body.campos).toEqual({
      texto: 'Conte o motivo',
    });
    expect((await corrigir(id, { email: 'sem-arroba' })).body.campos).toEqual({ email: 'Email inválido' });
  });

  test('o convite recusado: corrigida a conta, ele vai ao novo endereço e ao antigo nada', async () => {
    const tutora = await criarTutor(palco());
    const { db, fila } = palco();
    await transacao(db, (trx) => fila.enfileirar(trx, 'email-convite', { contaId: tutora.id }));
    await entregarCom(NAO_EXISTE);
    const [{ para } = { para: null }] = (await listar()).emails;
    expect(para).toMatchObject({ id_conta: tutora.id, papel: 'tutor' });
    const ficha = await chamar(palco(), admin, 'GET /atendimento/conta/:id', { params: { id: tutora.id } });
    expect(ficha.body).toMatchObject({ email: tutora.email, situacao: 'convidada' });
    const corrigida = await chamar(palco(), admin, 'PUT /atendimento/conta/:id/contato', {
      params: { id: tutora.id },
      body: { email: 'certa@example.com', motivo: 'dado_errado', versao: ficha.body.versao },
    });
    expect(corrigida.body).toMatchObject({ email: 'certa@example.com' });
    await palco().trabalhar();
    expect(palco().emails.map(({ para: a, assunto }) => [a, assunto])).toEqual([
      ['certa@example.com', expect.stringContaining('Seu acesso')],
    ]);
    const velha = await chamar(palco(), admin, 'PUT /atendimento/conta/:id/contato', {
      params: { id: tutora.id },
      body: { email: 'terceira@example.com', motivo: 'dado_errado', versao: ficha.body.versao },
    });
    expect(velha.body.type).toBe('versao-alterada');
  });

  test('o e-mail de alguém da equipe não se troca por aqui, nem o de outra conta se toma', async () => {
    const outro = await criarAdmin(palco());
    const tutora = await criarTutor(palco());
    const trocar = (id: number, email: string) =>
      chamar(palco(), admin, 'PUT /atendimento/conta/:id/contato', {
        params: { id },
        body: { email, motivo: 'pedido_do_tutor' },
      });
    expect((await trocar(outro.id, 'meu@example.com')).status).toBe(404);
    const tomado = await trocar(tutora.id, prescritor.email);
    expect([tomado.status, tomado.body]).toEqual([409, { email: 'E-mail já cadastrado' }]);
  });
});

test('as listas são lidas por índice', async () => {
  await palco().pool.query(`
    insert into envio_de_email (id, tipo, dados, conta_id, estado, criado_em, encerrado_em, falha)
    select gen_random_uuid(), 'convite', '{}', ${admin.id}, case when i % 100 = 0 then 'recusado' else 'enviado' end,
           now() - i * interval '1 minute', now(), case when i % 100 = 0 then 'adiada' end from generate_series(1, 20000) i`);
  await palco().pool.query('analyze envio_de_email');
  for (const query of [{}, { ver: 'esperam' }, { ver: 'todos' }, { ver: 'enviados', tipo: 'estorno' }])
    expect(await planosDe(palco(), () => listar(query))).not.toContain('Seq Scan on envio_de_email');
});
