import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';
import { saidaDosLembretes } from './saida-dos-lembretes';

const palco = comPalco();
let tutora: Pessoa;

beforeEach(async () => {
  palco().irPara(AGORA);
  tutora = await criarTutor(palco());
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', tutora.id).execute();
});

const ligados = async () => (await chamar(palco(), tutora, 'GET /lembretes', {})).body.ligados;
const escolher = (sim: boolean) => chamar(palco(), tutora, 'PUT /lembretes', { body: { ligados: sim } });
const passeDe = async ({ id, email }: Pessoa) =>
  (await saidaDosLembretes(palco(), { id, email })).cabecalhos['List-Unsubscribe'].replace(/^<.*\/lembretes\/|>$/g, '');
const atos = () =>
  palco().db.selectFrom('auditoria').select(['papel', 'valores']).where('objeto_id', '=', tutora.id).execute();

/** As a mail reader does it: a plain form, from its own servers, with no cookie and no session. */
const umToque = (passe: string, tipo = 'application/x-www-form-urlencoded') =>
  palco().app.inject({
    method: 'POST',
    url: `/api/lembretes/${passe}`,
    headers: { 'content-type': tipo },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('quem não quer lembretes', () => {
  test('desliga e liga na sua conta; repetir não deixa outro registro', async () => {
    expect(await ligados()).toBe(true);
    expect((await escolher(false)).body).toEqual({ ligados: false, email: tutora.email, email_confirmado: true });
    await escolher(false);
    expect(await ligados()).toBe(false);
    expect((await escolher(true)).body.ligados).toBe(true);
    expect((await atos()).map(({ valores }) => valores)).toEqual([
      { ligados: [true, false] },
      { ligados: [false, true] },
    ]);
  });

  test('desliga com um toque no leitor de e-mails, sem sessão, e de novo dá no mesmo', async () => {
    const passe = await passeDe(tutora);
    for (const vez of [1, 2]) {
      const { statusCode, body } = await umToque(passe);
      expect([vez, statusCode, body]).toEqual([vez, 200, '{}']);
    }
    expect(await ligados()).toBe(false);
    expect(await atos()).toMatchObject([{ papel: 'tutor', valores: { ligados: [true, false] } }]);
  });

  test.each([
    ['um formulário em partes', 'multipart/form-data; boundary=x'],
    ['vindo da página, sem corpo', null],
  ])('aceita também %s', async (_, tipo) => {
    const passe = await passeDe(tutora);
    const { statusCode } = tipo
      ? await umToque(passe, tipo)
      : await palco().app.inject({ method: 'POST', url: `/api/lembretes/${passe}` });
    expect(statusCode).toBe(200);
    expect(await ligados()).toBe(false);
  });

  test('mesmo que o leitor diga que vem de outro site', async () => {
    const resposta = await palco().app.inject({
      method: 'POST',
      url: `/api/lembretes/${await passeDe(tutora)}`,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([resposta.statusCode, await ligados()]).toEqual([200, false]);
  });
});

test('abrir o endereço não desliga nada: leva à página que pergunta', async () => {
  const passe = await passeDe(tutora);
  const { statusCode, headers } = await palco().app.inject({ method: 'GET', url: `/api/lembretes/${passe}` });
  expect([statusCode, headers.location]).toEqual([302, `http://indicabem.test/web/lembretes/${passe}`]);
  expect(await ligados()).toBe(true);
});

describe('um endereço que não serve', () => {
  const recusado = async (passe: string) => {
    const { statusCode, body } = await umToque(passe);
    expect([statusCode, JSON.parse(body).detail]).toEqual([
      409,
      'Este link não serve mais. Desligue os lembretes em Minha conta.',
    ]);
    expect(await ligados()).toBe(true);
  };

  test('inventado, mexido, ou de outro uso', async () => {
    const passe = await passeDe(tutora);
    const [texto = '', assinatura = ''] = passe.split('.');
    const outra = await criarTutor(palco());
    const [deOutra = ''] = (await passeDe(outra)).split('.');
    await recusado('x.y');
    await recusado(texto);
    await recusado(`${deOutra}.${assinatura}`);
    await recusado(`${texto}.${assinatura.slice(0, -2)}AA`);
  });

  test('passado mais de um ano', async () => {
    const passe = await passeDe(tutora);
    palco().irPara(new Date(AGORA.getTime() + 399 * 86_400_000));
    expect((await umToque(passe)).statusCode).toBe(200);
    await palco().db.deleteFrom('sem_lembretes').execute();
    palco().irPara(new Date(AGORA.getTime() + 401 * 86_400_000));
    expect((await umToque(passe)).statusCode).toBe(409);
    expect(await palco().db.selectFrom('sem_lembretes').select('conta_id').execute()).toEqual([]);
  });

  test('o da caixa antiga não mexe na conta, e quem o tem ouve que está feito', async () => {
    const passe = await passeDe(tutora);
    await palco()
      .db.updateTable('conta')
      .set({ email: `nova-${tutora.email}` })
      .where('id', '=', tutora.id)
      .execute();
    expect((await umToque(passe)).statusCode).toBe(200);
    expect(await ligados()).toBe(true);
  });
});

test('um formulário simples continua recusado em qualquer outra chamada', async () => {
  const { statusCode } = await palco().app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a&senha=b',
  });
  expect(statusCode).toBe(415);
});

describe('o lembrete do calendário', () => {
  const lembrar = async () => {
    await chamar(palco(), tutora, 'POST /calendar', { body: { titulo: 'Vacina', data: '2026-03-20' } });
    palco().irPara('2026-03-17T08:00:00-03:00');
    await trabalhadores(palco(), { enviar: async () => undefined }).lembretes({});
    await palco().trabalhar();
    return palco().emails.filter(({ para }) => para === tutora.email);
  };

  test('traz a saída no cabeçalho e no fim da carta, e ela funciona', async () => {
    const [lembrete] = await lembrar();
    const { 'List-Unsubscribe': endereco = '', 'List-Unsubscribe-Post': jeito } = lembrete?.cabecalhos ?? {};
    expect(jeito).toBe('List-Unsubscribe=One-Click');
    expect(endereco).toMatch(/^<http:\/\/indicabem\.test\/api\/lembretes\/[\w.-]+>$/);
    const passe = endereco.slice('<http://indicabem.test/api/lembretes/'.length, -1);
    expect(lembrete?.html).toContain(`http://indicabem.test/web/lembretes/${passe}`);
    expect(lembrete?.texto).toContain(`http://indicabem.test/web/lembretes/${passe}`);
    expect((await umToque(passe)).statusCode).toBe(200);
    expect(await ligados()).toBe(false);
  });

  test('não sai para quem desligou', async () => {
    await escolher(false);
    expect(await lembrar()).toEqual([]);
  });
});

test('excluída a conta, nada resta da escolha', async () => {
  await escolher(false);
  await palco()
    .db.selectFrom('sem_lembretes')
    .select('conta_id')
    .where('conta_id', '=', tutora.id)
    .executeTakeFirstOrThrow();
  const { excluirTutor } = await import('../tutor/excluir-tutor');
  await excluirTutor(palco().db, { id: tutora.id, agora: AGORA, autoria: null });
  expect(
    await palco().db.selectFrom('sem_lembretes').select('conta_id').where('conta_id', '=', tutora.id).execute(),
  ).toEqual([]);
});
