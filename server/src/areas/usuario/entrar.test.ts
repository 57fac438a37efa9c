import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { resumirSenha } from '../conta/senha';

const palco = comPalco();
const SENHA = 'uma senha de teste';
let senhaHash = '';

beforeAll(async () => {
  senhaHash = await resumirSenha(SENHA);
});

const entrar = (email: string, senha: string) => chamar(palco(), null, 'POST /login', { body: { email, senha } });
const mais = (ms: number) => new Date(AGORA.getTime() + ms);
const HORA = 3_600_000;
const DIA = 24 * HORA;

describe('entrar', () => {
  test('com a senha certa, devolve o usuário guardado e um token que vale', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const { status, body } = await entrar(` ${tutora.email.toUpperCase()} `, SENHA);
    expect(status).toBe(200);
    expect(body).toMatchObject({ tipo_usuario: 'tutor', usuario: { id_tutor: tutora.id, uso_aceite: 'S' } });
    const propria = await chamar(palco(), { ...tutora, token: body.api_token }, 'GET /prescritions', { query: {} });
    expect(propria.status).toBe(200);
    const guardado = await palco().db.selectFrom('sessao').selectAll().execute();
    expect(JSON.stringify(guardado)).not.toContain(body.api_token);
  });

  test('senha errada, e-mail desconhecido, conta suspensa com senha errada e conta sem senha recebem os mesmos bytes', async () => {
    const certa = await criarTutor(palco(), { senhaHash });
    const suspensa = await criarTutor(palco(), { senhaHash });
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
    const convidada = await criarTutor(palco());
    const respostas = [
      await entrar(certa.email, 'errada'),
      await entrar('ninguem@example.com', SENHA),
      await entrar(suspensa.email, 'errada'),
      await entrar(convidada.email, SENHA),
    ];
    for (const { status, texto } of respostas) expect([status, texto]).toEqual([401, respostas[0]?.texto]);
    expect(respostas[0]?.body.detail).toBe('Nenhum usuário encontrado com esse login e/ou senha.');
  });

  test('só quem acerta a senha de uma conta suspensa lê que ela está suspensa', async () => {
    const suspensa = await criarTutor(palco(), { senhaHash });
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
    const { status, body } = await entrar(suspensa.email, SENHA);
    expect([status, body.type, body.detail]).toEqual([
      403,
      'acesso-suspenso',
      'Seu acesso está suspenso. Fale com a equipe.',
    ]);
  });

  test('e-mail conhecido e desconhecido custam o mesmo trabalho', async () => {
    const conhecida = await criarTutor(palco(), { senhaHash });
    const medir = async (email: string, n: number) => {
      const inicio = performance.now();
      const payload = { email, senha: 'errada' };
      await palco().app.inject({ method: 'POST', url: '/api/login', remoteAddress: `10.1.0.${n}`, payload });
      return performance.now() - inicio;
    };
    const tempos: [number, number][] = [];
    for (let n = 0; n < 11; n++) tempos.push([await medir(conhecida.email, n), await medir('ninguem@example.com', n)]);
    const mediana = (lista: number[]) => lista.sort((x, y) => x - y)[Math.floor(lista.length / 2)] ?? 0;
    const razao = mediana(tempos.map(([sim]) => sim)) / mediana(tempos.map(([, nao]) => nao));
    // Without the dummy hash the unknown one would be some twenty times faster.
    expect(razao).toBeGreaterThan(1 / 3);
    expect(razao).toBeLessThan(3);
  });

  test('depois de cinco erros a espera cresce, só para este par de conta e endereço', async () => {
    const { email } = await criarTutor(palco(), { senhaHash });
    for (let n = 0; n < 6; n++) expect((await entrar(email, 'errada')).status).toBe(401);
    const barrada = await entrar(email, SENHA);
    expect([barrada.status, barrada.headers['retry-after']]).toEqual([429, '2']);
    const deOutroLugar = await palco().app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.9.8.7',
      payload: { email, senha: SENHA },
    });
    expect(deOutroLugar.statusCode).toBe(200);
    palco().irPara(mais(3000));
    expect((await entrar(email, SENHA)).status).toBe(200);
    palco().irPara(AGORA);
  });

  test.each([
    [{}, ['email', 'senha']],
    [{ email: 'x', senha: 'y' }, ['email']],
    [{ email: 1, senha: null }, ['email', 'senha']],
    [{ email: 'a@b.co', senha: 'a\0b' }, ['senha']],
  ])('%j: 422 com os campos certos', async (corpo, campos) => {
    const { status, body } = await chamar(palco(), null, 'POST /login', { body: corpo as never });
    expect([status, Object.keys(body.campos ?? {}).sort()]).toEqual([422, campos]);
  });
});

describe('a sessão', () => {
  const viva = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /products', {})).status;

  test('morre ao sair', async () => {
    const tutora = await criarTutor(palco());
    expect(await viva(tutora)).toBe(200);
    expect((await chamar(palco(), tutora, 'POST /logout', {})).status).toBe(200);
    const { status, body } = await chamar(palco(), tutora, 'GET /products', {});
    expect([status, body.detail]).toEqual([401, 'Você foi deslogado, faça login novamente']);
  });

  test('da loja morre com 12 horas sem uso ou 7 dias ao todo', async () => {
    const loja = await criarLojista(palco());
    palco().irPara(mais(12 * HORA + 1000));
    expect(await viva(loja)).toBe(401);
    palco().irPara(AGORA);
    const outra = await criarLojista(palco());
    for (let horas = 11; horas < 7 * 24; horas += 11) {
      palco().irPara(mais(horas * HORA));
      expect(await viva(outra)).toBe(200);
    }
    palco().irPara(mais(7 * DIA + 1000));
    expect(await viva(outra)).toBe(401);
    palco().irPara(AGORA);
  });

  test('de uma conta suspensa ou excluída não vale mais', async () => {
    for (const coluna of ['suspensa_em', 'excluida_em'] as const) {
      const tutora = await criarTutor(palco());
      await palco()
        .db.updateTable('conta')
        .set({ [coluna]: AGORA })
        .where('id', '=', tutora.id)
        .execute();
      expect(await viva(tutora)).toBe(401);
    }
  });
});

describe('os termos', () => {
  test('aceites ficam com versão, momento, endereço e navegador, e só crescem', async () => {
    const tutora = await criarTutor(palco(), { aceites: false });
    const aceitar = (corpo: object) =>
      chamar(palco(), tutora, 'PUT /termos/:id', {
        params: { id: tutora.id },
        headers: { 'user-agent': 'Navegador' },
        body: corpo,
      });
    expect((await aceitar({ tipo_login: 'tutor', privacidade_aceite: 'S' })).body).toEqual({
      privacidade_aceite: 'S',
      uso_aceite: null,
      aceitou_antes: false,
    });
    const { body } = await chamar(palco(), tutora, 'GET /products', {});
    expect((body as unknown as { type: string }).type).toBe('regulamento-nao-aceito');
    expect((await aceitar({ tipo_login: 'tutor', uso_aceite: 'S' })).body.uso_aceite).toBe('S');
    await aceitar({ uso_aceite: 'S' });
    const linhas = await palco()
      .db.selectFrom('aceite')
      .selectAll()
      .where('conta_id', '=', tutora.id)
      .orderBy('id')
      .execute();
    expect(linhas).toMatchObject([
      { documento: 'privacidade', versao: VERSOES.privacidade, agente: 'Navegador', aceito_em: AGORA },
      { documento: 'regulamento-tutor', versao: VERSOES['regulamento-tutor'], agente: 'Navegador' },
    ]);
    await expect(palco().db.updateTable('aceite').set({ agente: 'x' }).execute()).rejects.toThrow(
      'não pode ser alterado',
    );
    await expect(palco().db.deleteFrom('aceite').execute()).rejects.toThrow('não pode ser alterado');
  });

  test('uma versão anterior não vale: é preciso aceitar de novo', async () => {
    const tutora = await criarTutor(palco(), { aceites: false });
    for (const documento of ['privacidade', 'regulamento-tutor']) {
      const antigo = {
        conta_id: tutora.id,
        documento,
        versao: '2020-01-01',
        aceito_em: AGORA,
        endereco: '',
        agente: '',
      };
      await palco().db.insertInto('aceite').values(antigo).execute();
    }
    expect((await chamar(palco(), tutora, 'GET /products', {})).status).toBe(403);
    const novo = { params: { id: tutora.id }, body: { privacidade_aceite: 'S' } } as const;
    const { body } = await chamar(palco(), tutora, 'PUT /termos/:id', novo);
    expect(body).toEqual({ privacidade_aceite: 'S', uso_aceite: null, aceitou_antes: true });
  });

  test('o aceite de um texto que já mudou é recusado inteiro, e o da versão atual fica', async () => {
    const tutora = await criarTutor(palco(), { aceites: false });
    const aceitar = (uso_versao: string) =>
      chamar(palco(), tutora, 'PUT /termos/:id', {
        params: { id: tutora.id },
        body: {
          privacidade_aceite: 'S',
          privacidade_versao: VERSOES.privacidade,
          uso_aceite: 'S',
          uso_versao,
        },
      });
    const velho = await aceitar('2022-07-26');
    expect([velho.status, (velho.body as unknown as { type: string }).type]).toEqual([409, 'texto-mudou']);
    const gravados = () => palco().db.selectFrom('aceite').select('id').where('conta_id', '=', tutora.id).execute();
    expect(await gravados()).toEqual([]);
    const aceitos = { privacidade_aceite: 'S', uso_aceite: 'S', aceitou_antes: false };
    expect((await aceitar(VERSOES['regulamento-tutor'])).body).toEqual(aceitos);
    expect(await gravados()).toHaveLength(2);
  });

  test('ninguém aceita pelos outros', async () => {
    const [tutora, outra] = [await criarTutor(palco()), await criarTutor(palco(), { aceites: false })];
    const alheio = await chamar(palco(), tutora, 'PUT /termos/:id', {
      params: { id: outra.id },
      body: { privacidade_aceite: 'S' },
    });
    const inexistente = await chamar(palco(), tutora, 'PUT /termos/:id', {
      params: { id: 999_999_999 },
      body: { privacidade_aceite: 'S' },
    });
    expect([alheio.status, alheio.texto]).toEqual([404, inexistente.texto]);
  });
});

test('uma enxurrada de logins de três endereços: quem chega de um quarto entra, e antes da fila deles', async () => {
  const { email } = await criarTutor(palco(), { senhaHash });
  let conferidas = 0;
  const entrarDe = async (remoteAddress: string, quem: string, senha: string) =>
    (await palco().app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email: quem, senha } }))
      .statusCode;
  const enxurrada = Array.from({ length: 120 }, async (_, n) => {
    const status = await entrarDe(`10.8.0.${n % 3}`, `alvo${n}@example.com`, 'errada');
    if (status === 401) conferidas++;
    return status;
  });
  // Somebody was refused: the queue is full.
  await Promise.race(enxurrada.map((pedido) => pedido.then((s) => (s === 429 ? s : new Promise(() => undefined)))));
  const [antes, status] = [conferidas, await entrarDe('10.8.1.1', email, SENHA)];
  expect(status).toBe(200);
  expect(conferidas - antes).toBeLessThan(20);
  expect((await Promise.all(enxurrada)).filter((s) => s === 401).length).toBeGreaterThan(20);
});
