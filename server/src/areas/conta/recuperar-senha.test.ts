import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abrirCorreio } from '../../mail/correio';
import { parteDoEmail } from '../../mail/parte-do-email';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
const recebidos: { para: string; bruto: string }[] = [];
const recusados = new Set<string>();
let senhaHash = '';

const servidor = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _sessao, pronto) =>
    recusados.has(address) ? pronto(Object.assign(new Error(`busy ${address}`), { responseCode: 451 })) : pronto(),
  onData: (fluxo, { envelope }, pronto) => {
    const partes: Buffer[] = [];
    fluxo.on('data', (parte: Buffer) => partes.push(parte));
    fluxo.on('end', () => {
      recebidos.push({ para: envelope.rcptTo[0]?.address ?? '', bruto: Buffer.concat(partes).toString() });
      pronto();
    });
  },
});

beforeAll(async () => {
  senhaHash = await resumoLeve('a senha antiga');
  servidor.listen(0, '127.0.0.1');
  await once(servidor.server, 'listening');
});
afterAll(() => new Promise<void>((ok) => servidor.close(() => ok())));

/** The jobs, with e-mails going through a real SMTP conversation. */
async function trabalhar() {
  const endereco = servidor.server.address();
  const porta = typeof endereco === 'object' ? endereco?.port : 0;
  const correio = abrirCorreio({ ...palco().config, smtpUrl: `smtp://127.0.0.1:${porta}` });
  return palco().fila.esvaziar(trabalhadores(palco(), correio)).finally(correio.fechar);
}
const pedir = (email: string) => chamar(palco(), null, 'GET /forgot-password', { query: { email } });
const redefinir = (hash: string, senha = 'a senha nova') =>
  chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha } });
const entrar = (email: string, senha: string) => chamar(palco(), null, 'POST /login', { body: { email, senha } });
const viva = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /products', {})).status === 200;

async function linkPara({ email }: { email: string }): Promise<string> {
  await pedir(email);
  await trabalhar();
  const { texto } = parteDoEmail(recebidos.findLast(({ para }) => para === email)?.bruto ?? '');
  return /http:\/\/indicabem\.test\/web\/recuperar\/([\w-]{43})/.exec(texto)?.[1] ?? '';
}

describe('a recuperação da senha', () => {
  test('pelo e-mail que chegou de verdade: a senha muda, as sessões de antes terminam', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const hash = await linkPara(tutora);
    expect((await redefinir(hash)).status).toBe(200);
    expect(await viva(tutora)).toBe(false);
    expect((await entrar(tutora.email, 'a senha antiga')).status).toBe(401);
    expect((await entrar(tutora.email, 'a senha nova')).status).toBe(200);
  });

  test('a resposta tem os mesmos bytes para quem existe, quem não existe e quem está suspenso', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const suspensa = await criarTutor(palco(), { senhaHash });
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
    const antes = recebidos.length;
    for (const email of [tutora.email, suspensa.email, 'ninguem@example.com']) {
      const { status, texto } = await pedir(email);
      expect([status, texto]).toEqual([200, '{}']);
    }
    await trabalhar();
    expect(recebidos.slice(antes).map(({ para }) => para)).toEqual([tutora.email]);
  });

  test('o banco guarda só o resumo do link, e a tarefa só o número da conta', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    await pedir(tutora.email);
    const { rows } = await palco().pool.query<{ data: object }>(
      `select data from pgboss.job where name = 'email-recuperacao' and state = 'created'`,
    );
    expect(rows.map(({ data }) => data)).toEqual([{ contaId: tutora.id }]);
    const hash = await linkPara(tutora);
    const links = await palco().db.selectFrom('link_de_senha').selectAll().execute();
    expect(hash).toHaveLength(43);
    expect(JSON.stringify(links)).not.toContain(hash);
  });

  test('o link serve uma vez, também em paralelo', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const hash = await linkPara(tutora);
    const senhas = ['primeira senha', 'segunda senha', 'terceira senha', 'quarta senha'];
    const respostas = await Promise.all(senhas.map((senha) => redefinir(hash, senha)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const entradas = await Promise.all(senhas.map((senha) => entrar(tutora.email, senha)));
    const ganhou = respostas.findIndex(({ status }) => status === 200);
    expect(entradas.findIndex(({ status }) => status === 200)).toBe(ganhou);
    const { status, body } = await redefinir(hash);
    expect([status, body.detail]).toEqual([409, 'Senha não alterada.']);
  });

  test('vale 30 minutos; o convite, 72 horas', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const hash = await linkPara(tutora);
    palco().irPara(new Date(AGORA.getTime() + 30 * 60_000));
    expect((await redefinir(hash)).status).toBe(409);
    palco().irPara(AGORA);
    const admin = await criarAdmin(palco());
    const convidada = await criarTutor(palco());
    await chamar(palco(), admin, 'POST /usuario/:id/redefinir', { params: { id: convidada.id } });
    await trabalhar();
    const { texto, assunto } = parteDoEmail(recebidos.at(-1)?.bruto ?? '');
    expect(assunto).toBe('Seu acesso ao Indica Bem');
    palco().irPara(new Date(AGORA.getTime() + 71 * 3_600_000));
    expect((await redefinir(/recuperar\/([\w-]{43})/.exec(texto)?.[1] ?? '')).status).toBe(200);
    palco().irPara(AGORA);
  });

  test('usar um link apaga os outros; uma senha curta não gasta o link', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const um = await linkPara(tutora);
    palco().irPara(new Date(AGORA.getTime() + 60_000));
    const outro = await linkPara(tutora);
    expect((await redefinir(outro, 'curta')).body.campos).toEqual({
      senha: 'A senha precisa ter ao menos 8 caracteres',
    });
    expect((await redefinir(outro)).status).toBe(200);
    expect((await redefinir(um)).status).toBe(409);
    palco().irPara(AGORA);
  });

  test.each(['', 'x', "'; drop table conta; --"])('um link inventado ("%s") não serve', async (hash) => {
    expect((await redefinir(hash)).status).toBe(409);
  });

  test('um servidor de e-mail que recusa por ora: a tarefa espera, sem guardar de quem era', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    recusados.add(tutora.email);
    await pedir(tutora.email);
    await expect(trabalhar()).rejects.toThrow(/^O e-mail não pôde ser entregue \(EENVELOPE/);
    recusados.clear();
    await palco().pool.query(`update pgboss.job set state = 'created', start_after = now() where state = 'retry'`);
    await trabalhar();
    expect(recebidos.at(-1)?.para).toBe(tutora.email);
  });

  test('estranhos pedem sem parar: um e-mail por minuto, cinco links vivos, e o pedido da dona ainda abre a conta', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const de = (remoteAddress: string) =>
      palco().app.inject({ url: `/api/forgot-password?email=${tutora.email}`, remoteAddress });
    const antes = recebidos.length;
    for (let minuto = 0; minuto < 8; minuto++) {
      palco().irPara(new Date(AGORA.getTime() + minuto * 60_000));
      for (let n = 0; n < 10; n++) expect((await de(`10.0.${minuto}.${n}`)).statusCode).toBe(200);
      await trabalhar();
      expect(recebidos.length - antes).toBe(minuto + 1);
    }
    const hashes = recebidos
      .slice(antes)
      .map(({ bruto }) => /recuperar\/([\w-]{43})/.exec(parteDoEmail(bruto).texto)?.[1]);
    palco().irPara(new Date(AGORA.getTime() + 8 * 60_000));
    expect((await de('10.9.9.9')).statusCode).toBe(200);
    await trabalhar();
    const dela = /recuperar\/([\w-]{43})/.exec(parteDoEmail(recebidos.at(-1)?.bruto ?? '').texto)?.[1] ?? '';
    const vivos = await palco()
      .db.selectFrom('link_de_senha')
      .select('motivo')
      .where('conta_id', '=', tutora.id)
      .execute();
    expect(vivos).toHaveLength(5);
    expect((await redefinir(hashes[3] ?? '')).status).toBe(409);
    expect((await redefinir(dela)).status).toBe(200);
    for (const hash of hashes) expect((await redefinir(hash ?? '')).status).toBe(409);
    palco().irPara(AGORA);
  });

  test('pedidos demais de um endereço esperam, para conta de alguém e de ninguém', async () => {
    const { email } = await criarTutor(palco(), { senhaHash });
    const pedirDe = async (quem: string) =>
      (await palco().app.inject({ url: `/api/forgot-password?email=${quem}`, remoteAddress: '10.7.0.1' })).statusCode;
    for (let n = 0; n < 60; n++) expect(await pedirDe(n % 2 ? email : 'ninguem@example.com')).toBe(200);
    expect([await pedirDe(email), await pedirDe('ninguem@example.com')]).toEqual([429, 429]);
  });

  test('um convite de 72 horas não morre porque estranhos pediram nova senha', async () => {
    const admin = await criarAdmin(palco());
    const convidada = await criarTutor(palco());
    await chamar(palco(), admin, 'POST /usuario/:id/redefinir', { params: { id: convidada.id } });
    await trabalhar();
    const convite = /recuperar\/([\w-]{43})/.exec(parteDoEmail(recebidos.at(-1)?.bruto ?? '').texto)?.[1] ?? '';
    for (let minuto = 1; minuto < 8; minuto++) {
      palco().irPara(new Date(AGORA.getTime() + minuto * 60_000));
      await linkPara(convidada);
    }
    expect((await redefinir(convite)).status).toBe(200);
    palco().irPara(AGORA);
  });
});
