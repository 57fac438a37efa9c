import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { SENHA, senhaHashDeTeste } from '../../test/fator';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
const CELULAR = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const MESA = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let tutora: Pessoa;
beforeEach(async () => {
  palco().irPara(AGORA);
  tutora = await criarTutor(palco(), { senhaHash: await senhaHashDeTeste() });
  await palco().db.deleteFrom('sessao').where('conta_id', '=', tutora.id).execute();
  palco().emails.length = 0;
});

/** Comes in as a browser does, with the cookie it was given before. */
async function entrar(agente: string, cookie?: string): Promise<{ quem: Pessoa; cookie: string }> {
  const { body, headers } = await chamar(palco(), null, 'POST /login', {
    body: { email: tutora.email, senha: SENHA },
    headers: { 'user-agent': agente, ...(cookie && { cookie }) },
  });
  const dado = [headers['set-cookie']].flat().join('\n');
  expect(dado).toMatch(/aparelho=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax/);
  return { quem: { ...tutora, token: body.api_token }, cookie: /aparelho=[\w-]{43}/.exec(dado)?.[0] ?? '' };
}

const sessoesDe = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /sessoes', {})).body.sessoes;
const avisos = async () => {
  await palco().trabalhar();
  return palco().emails.filter(({ para, assunto }) => para === tutora.email && assunto.includes('aparelho novo'));
};

describe('as sessões abertas', () => {
  test('dizem o aparelho, desde quando e qual é esta; a última usada vem primeiro', async () => {
    const { quem: celular } = await entrar(CELULAR);
    palco().irPara(new Date(AGORA.getTime() + 120_000));
    const { quem: mesa } = await entrar(MESA);
    expect((await sessoesDe(mesa)).map(({ aparelho, esta }) => [aparelho, esta])).toEqual([
      ['Firefox no Linux', true],
      ['Chrome no Android', false],
    ]);
    palco().irPara(new Date(AGORA.getTime() + 300_000));
    await sessoesDe(celular);
    const [primeira] = await sessoesDe(celular);
    expect(primeira).toMatchObject({ aparelho: 'Chrome no Android', esta: true, criada_em: AGORA.toISOString() });
  });

  test('uma se encerra, e só as próprias', async () => {
    const [{ quem: celular }, { quem: mesa }] = [await entrar(CELULAR), await entrar(MESA)];
    const id = (await sessoesDe(mesa)).find(({ esta }) => !esta)?.id ?? '';
    const outra = await criarTutor(palco());
    expect((await chamar(palco(), outra, 'DELETE /sessao/:id', { params: { id } })).status).toBe(404);
    expect((await chamar(palco(), mesa, 'DELETE /sessao/:id', { params: { id } })).status).toBe(200);
    expect((await chamar(palco(), celular, 'GET /sessoes', {})).status).toBe(401);
    expect((await chamar(palco(), mesa, 'DELETE /sessao/:id', { params: { id } })).status).toBe(404);
  });

  test('todas as outras terminam de uma vez, e a que pede continua', async () => {
    const [{ quem: celular }, , { quem: mesa }] = [await entrar(CELULAR), await entrar(CELULAR), await entrar(MESA)];
    expect((await chamar(palco(), mesa, 'DELETE /sessoes', {})).body).toEqual({ encerradas: 2 });
    expect((await chamar(palco(), celular, 'GET /sessoes', {})).status).toBe(401);
    expect(await sessoesDe(mesa)).toHaveLength(1);
  });

  test('o navegador de longe não vira texto guardado: só o nome curto', async () => {
    await entrar(`${CELULAR} <script>zqx</script>`);
    const { rows } = await palco().pool.query('select to_jsonb(s) as s, to_jsonb(a) as a from sessao s, aparelho a');
    expect(JSON.stringify(rows)).not.toContain('zqx');
  });
});

describe('a entrada em um aparelho novo', () => {
  test('a primeira não avisa; o mesmo navegador não avisa; outro avisa, dizendo qual', async () => {
    const { cookie } = await entrar(CELULAR);
    await entrar(CELULAR, cookie);
    expect(await avisos()).toEqual([]);
    await entrar(MESA);
    const [carta, ...resto] = await avisos();
    expect(resto).toEqual([]);
    expect(carta?.texto).toContain('aparelho novo: Firefox no Linux, em 10/03/2026, 12:00.');
    expect(carta?.texto).toContain('/web/seguranca');
  });

  test('quem se cadastra não é avisado do próprio navegador', async () => {
    const email = 'recem-chegada@example.com';
    const { status } = await chamar(palco(), null, 'POST /register', {
      body: {
        tipo_login: 'tutor',
        nome: 'Lia Prado',
        cpf: '529.982.247-25',
        telefone: '15998765432',
        data_nascimento: '1990-01-01',
        email,
        senha: SENHA,
        confirmasenha: SENHA,
      },
    });
    expect(status).toBe(200);
    await palco().trabalhar();
    expect(palco().emails.filter(({ para, assunto }) => para === email && assunto.includes('aparelho'))).toEqual([]);
  });

  test('a marca de uma conta não conhece outra, e uma inventada é trocada', async () => {
    const { cookie } = await entrar(CELULAR);
    const torto = await entrar(CELULAR, 'aparelho=<x>');
    expect(torto.cookie).not.toBe('aparelho=<x>');
    const marcas = await palco().db.selectFrom('aparelho').select('marca').execute();
    expect(marcas.every(({ marca }) => marca.length === 32 && !cookie.includes(marca.toString('base64url')))).toBe(
      true,
    );
  });

  test('mil aparelhos novos são cinco avisos e vinte linhas', async () => {
    for (let i = 0; i < 24; i++) await entrar(MESA);
    expect(await avisos()).toHaveLength(5);
    const linhas = await palco().db.selectFrom('aparelho').select('id').where('conta_id', '=', tutora.id).execute();
    expect(linhas).toHaveLength(20);
  });
});

describe('as entradas de uma conta', () => {
  const tentar = async (senha = SENHA) =>
    (await chamar(palco(), null, 'POST /login', { body: { email: tutora.email, senha } })).status;
  const jaForam = (vezes: number) =>
    palco().db.updateTable('limite').set({ vezes }).where('chave', '=', `entrada:${tutora.id}`).execute();

  test('são trezentas por dia, contadas só as de quem acerta a senha', async () => {
    expect([await tentar('errada'), await tentar()]).toEqual([401, 200]);
    await jaForam(299);
    expect([await tentar('errada'), await tentar(), await tentar()]).toEqual([401, 200, 429]);
    const sessoes = await palco()
      .db.selectFrom('sessao')
      .select('criada_em')
      .where('conta_id', '=', tutora.id)
      .execute();
    expect(sessoes).toHaveLength(2);
    palco().irPara(new Date(AGORA.getTime() + 86_401_000));
    expect(await tentar()).toBe(200);
  });

  test('com uma senha nova a dona entra: quem as gastou não entra mais', async () => {
    await tentar();
    await jaForam(300);
    expect(await tentar()).toBe(429);
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: tutora.email } });
    await palco().trabalhar();
    const carta = palco().emails.findLast(({ para }) => para === tutora.email);
    const hash = /recuperar\/([\w-]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
    const senha = 'uma senha bem nova';
    await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha } });
    expect(await tentar(senha)).toBe(200);
  });
});
