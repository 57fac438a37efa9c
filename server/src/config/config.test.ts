import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCAO } from '../test/producao';
import { lerConfig } from './config';

describe('a configuração', () => {
  test('sem nada, vale o padrão de quem chega: demonstração, só nesta máquina', () => {
    expect(lerConfig({})).toMatchObject({
      porta: 3000,
      host: '127.0.0.1',
      producao: false,
      demo: true,
      limites: true,
      documentacao: true,
      proxies: 0,
      dreno: 5,
      databaseUrl: undefined,
    });
  });

  test('em produção não há demonstração nem /api/docs, e ouve de fora', () => {
    expect(lerConfig({ ...PRODUCAO, DEMO: 'auto' })).toMatchObject({
      producao: true,
      demo: false,
      documentacao: false,
      host: '0.0.0.0',
      urlPublica: 'https://indicabem.example.com',
    });
    expect(lerConfig({ ...PRODUCAO, API_DOCS: 'on', HOST: '10.0.0.5' })).toMatchObject({
      documentacao: true,
      host: '10.0.0.5',
    });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT precisa ser um número'],
    [{ PORT: '70000' }, 'PORT precisa ficar entre 0 e 65535'],
    [{ PORT: ' ' }, 'PORT precisa ser um número'],
    [{ PORT: '0x50' }, 'PORT precisa ser um número'],
    [{ PORT: '8e1' }, 'PORT precisa ser um número'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL precisa dizer o servidor: smtp://servidor'],
    [{ SMTP_URL: 'smtps:///servidor' }, 'SMTP_URL precisa dizer o servidor: smtp://servidor'],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL precisa dizer o servidor ou o banco: postgres://servidor/banco'],
    [{ DATABASE_READ_URL: 'postgresql:///' }, 'DATABASE_READ_URL precisa dizer o servidor ou o banco'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL precisa ser um endereço postgres://… ou postgresql://…'],
    [{ PUBLIC_URL: 'exemplo' }, 'PUBLIC_URL precisa ser um endereço http://… ou https://…'],
    [{ PUBLIC_URL: 'indicabem.example.com:3000' }, 'PUBLIC_URL precisa ser um endereço http://… ou https://…'],
    [{ PUBLIC_URL: 'https://example.com/indica' }, 'PUBLIC_URL precisa ser só o começo do endereço, sem caminho'],
    [{ PUBLIC_URL: 'https://example.com?x=1' }, 'PUBLIC_URL precisa ser só o começo do endereço, sem caminho'],
    [{ PUBLIC_URL: 'https://eu:senha@example.com' }, 'PUBLIC_URL precisa ser só o começo do endereço, sem caminho'],
    [{ DEMO: 'sim' }, 'DEMO aceita apenas: auto, off'],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL e ADMIN_PASSWORD andam juntos: informe os dois ou nenhum'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET andam juntos: informe os dois ou nenhum'],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'curta' }, 'ADMIN_PASSWORD precisa ter ao menos 12 caracteres'],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: '123456789012' },
      'ADMIN_PASSWORD: Esta senha é muito usada e fácil de adivinhar. Escolha outra',
    ],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'aaaaaaaaaaaa' }, 'ADMIN_PASSWORD: Esta senha é muito usada'],
    [
      { ADMIN_EMAIL: 'mariadasdores@example.com', ADMIN_PASSWORD: 'mariadasdores1' },
      'ADMIN_PASSWORD: Não use seu nome ou e-mail como senha. Escolha outra',
    ],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'ração'.repeat(41) }, 'ADMIN_PASSWORD: Use até 200 caracteres'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY=on não vale mais, porque qualquer um escreve o começo de X-Forwarded-For'],
    [{ CONNECTIONS_PER_ADDRESS: '-1' }, 'CONNECTIONS_PER_ADDRESS precisa ser um número inteiro, de 0 em diante'],
    [{ MAIL_CONCURRENCY: '0' }, 'MAIL_CONCURRENCY precisa ser um número inteiro, de 1 a 50'],
    [{ MAIL_CONCURRENCY: 'cinco' }, 'MAIL_CONCURRENCY precisa ser um número inteiro, de 1 a 50'],
    [{ MAIL_PER_MINUTE: '0' }, 'MAIL_PER_MINUTE precisa ser um número inteiro, de 1 a 1000000'],
    [{ MAIL_PER_MINUTE: '1.5' }, 'MAIL_PER_MINUTE precisa ser um número inteiro, de 1 a 1000000'],
    [{ DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS precisa ser um número inteiro, de 0 a 300'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS precisa ser um número inteiro, de 0 a 300'],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE precisa ser um número inteiro, de 2 a 1000'],
    [{ DATABASE_JOB_POOL_SIZE: 'oito' }, 'DATABASE_JOB_POOL_SIZE precisa ser um número inteiro, de 2 a 1000'],
    [{ DATABASE_READ_POOL_SIZE: '0' }, 'DATABASE_READ_POOL_SIZE precisa ser um número inteiro, de 1 a 1000'],
    [{ DATABASE_CONNECT_SECONDS: '90' }, 'DATABASE_CONNECT_SECONDS precisa ser um número inteiro, de 1 a 60'],
    [{ DATABASE_QUERY_SECONDS: '2.5' }, 'DATABASE_QUERY_SECONDS precisa ser um número inteiro, de 1 a 600'],
    [{ DATABASE_URL: 'postgres://x/y?sslmode=sim' }, 'DATABASE_URL: sslmode aceita apenas: disable, allow, prefer'],
    [
      { DATABASE_READ_URL: 'postgres://x/y?sslmode=verify-ca' },
      'DATABASE_READ_URL: sslmode=verify-ca precisa de sslro',
    ],
    [{ DATABASE_URL: 'postgres://x/y?sslrootcert=/nada.crt' }, 'DATABASE_URL: o arquivo de sslrootcert não existe'],
    [{ DATABASE: 'embedded', DATABASE_URL: 'postgres://x/y' }, 'DATABASE=embedded e DATABASE_URL se contradizem'],
    [{ DATABASE_POOLER: 'statement' }, 'DATABASE_POOLER aceita apenas: none, session, transaction'],
    [{ DATABASE_POOLER: 'transaction' }, 'DATABASE_POOLER diz o que há no caminho de DATABASE_URL: informe-a'],
    [{ SECOND_FACTOR_KEY: 'curta' }, 'SECOND_FACTOR_KEY precisa ter ao menos 32 caracteres em cada chave'],
    [{ SECOND_FACTOR_KEY: `${'a'.repeat(40)},curta` }, 'SECOND_FACTOR_KEY precisa ter ao menos 32 caracteres'],
    [{ REGISTER_KEY: 'curta' }, 'REGISTER_KEY precisa ter 32 bytes em base64'],
    [{ REGISTER_KEY: Buffer.alloc(33).toString('base64') }, 'REGISTER_KEY precisa ter 32 bytes em base64'],
    [{ MAIL: 'files', SMTP_URL: 'smtp://x' }, 'MAIL=files e SMTP_URL se contradizem'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV aceita apenas production, development ou test, ou não existir; veio "prod"'],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV aceita apenas'],
    [{ NODE_ENV: '' }, 'NODE_ENV aceita apenas'],
  ])('%j: "%s"', (env, frase) => {
    expect(() => lerConfig(env)).toThrow(frase);
  });

  test.each([
    'nonsense',
    '<>',
    'indica@',
    'Indica Bem',
    'Indica <a@b.example>\r\nBcc: x@y.example',
    'A, B <a@b.example>',
  ])('MAIL_FROM=%j não é um remetente', (MAIL_FROM) => {
    expect(() => lerConfig({ MAIL_FROM })).toThrow(
      'MAIL_FROM precisa ser um e-mail, com ou sem nome: Indica Bem <nao-responda@indicabem.example.com>',
    );
  });

  test.each(['a@b.example', '<a@b.example>', 'Ração do João <a@b.example>', '"A, B" <a@b.example>'])(
    'MAIL_FROM=%j é',
    (MAIL_FROM) => {
      expect(lerConfig({ MAIL_FROM }).remetente).toBe(MAIL_FROM);
    },
  );

  test.each(['postgres:///indicabem', 'postgres:///indicabem?host=/run/postgresql', 'postgresql://banco'])(
    'um banco pode ser o desta máquina, ou só o servidor: %s',
    (DATABASE_URL) => {
      expect(lerConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );

  test('cinco e-mails de cada vez, tantos por minuto quantos o servidor aceitar, se ninguém disser outra coisa', () => {
    expect(lerConfig({}).correio).toEqual({ aoMesmoTempo: 5, porMinuto: undefined });
    const ditos = lerConfig({ MAIL_CONCURRENCY: '20', MAIL_PER_MINUTE: '300' });
    expect(ditos.correio).toEqual({ aoMesmoTempo: 20, porMinuto: 300 });
  });

  test('a parada pode não esperar por ninguém', () => {
    expect(lerConfig({ DRAIN_SECONDS: '0' }).dreno).toBe(0);
  });

  test('as conexões com o banco e os prazos delas, em milissegundos', () => {
    expect(lerConfig({})).toMatchObject({
      conexoes: { chamadas: 16, trabalhos: 8, leituras: 4 },
      prazosDoBanco: { abrir: 5_000, responder: 10_000 },
    });
    expect(lerConfig({ DATABASE_POOL_SIZE: '40', DATABASE_QUERY_SECONDS: '3' })).toMatchObject({
      conexoes: { chamadas: 40 },
      prazosDoBanco: { responder: 3_000 },
    });
  });

  test('a equipe trabalha com segundo fator em produção, e só lá; as chaves dele vêm da mais nova à mais velha', () => {
    expect(lerConfig(PRODUCAO)).toMatchObject({ equipeComFator: true, chavesDoFator: [] });
    expect(lerConfig({}).equipeComFator).toBe(false);
    const [nova, velha] = ['n'.repeat(32), 'v'.repeat(44)];
    expect(lerConfig({ SECOND_FACTOR_KEY: `${nova}, ${velha}` }).chavesDoFator).toEqual([nova, velha]);
  });

  test.each([
    [{}, 'none', true],
    [{ DATABASE_POOLER: 'session' }, 'session', true],
    [{ DATABASE_POOLER: 'transaction' }, 'transaction', false],
    [{ DATABASE_POOLER: 'transaction', PREPARED_STATEMENTS: 'on' }, 'transaction', true],
    [{ PREPARED_STATEMENTS: 'off' }, 'none', false],
  ])('comandos são preparados onde o pooler os conhece, ou como se disser: %j', (env, pooler, prepara) => {
    expect(lerConfig({ ...PRODUCAO, ...env })).toMatchObject({ pooler, prepara });
  });

  test('a chave do registro de doações é a do ambiente, ou a que o banco guarda', () => {
    const bytes = Buffer.alloc(32, 7);
    expect(lerConfig({ REGISTER_KEY: bytes.toString('base64') }).chaveDoRegistro).toEqual(bytes);
    expect(lerConfig({}).chaveDoRegistro).toBeUndefined();
  });

  test('a caixa de correio que o shell põe em MAIL não é da nossa conta', () => {
    expect(lerConfig({ MAIL: '/var/mail/ana', SMTP_URL: 'smtp://x' }).smtpUrl).toBe('smtp://x');
    expect(() => lerConfig({ ...PRODUCAO, SMTP_URL: undefined, MAIL: '/var/mail/ana' })).toThrow('informe SMTP_URL');
  });

  test('o acesso social existe para os provedores configurados, nos endereços deles', () => {
    expect(lerConfig({}).social).toEqual({});
    const env = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'segredo' };
    expect(lerConfig(env).social).toMatchObject({
      facebook: { cliente: 'id', segredo: 'segredo', emissor: 'https://www.facebook.com' },
    });
    expect(lerConfig({ ...env, SOCIAL_URL: 'http://localhost:9/' }).social.facebook?.token).toBe(
      'http://localhost:9/facebook/token',
    );
  });
});

describe('um segredo pode vir num arquivo', () => {
  let pasta = '';
  const em = (nome: string) => path.join(pasta, nome);
  beforeAll(async () => {
    pasta = await mkdtemp(path.join(os.tmpdir(), 'segredos-'));
    await writeFile(em('banco'), `${PRODUCAO.DATABASE_URL}\n`);
    await writeFile(em('senha'), ' com espaços nas pontas \r\n');
    await writeFile(em('vazio'), '\n');
    await writeFile(em('linhas'), 'uma senha\ne outra');
  });
  afterAll(() => rm(pasta, { recursive: true }));

  test('com a quebra de linha que os editores põem, e os espaços que são da senha', () => {
    const env = { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD_FILE: em('senha'), METRICS_TOKEN_FILE: em('senha') };
    expect(lerConfig({ ...PRODUCAO, DATABASE_MIGRATION_URL_FILE: em('banco') }).databaseMigrationUrl).toBe(
      PRODUCAO.DATABASE_URL,
    );
    expect(lerConfig({ ...PRODUCAO, DATABASE_URL: undefined, DATABASE_URL_FILE: em('banco'), ...env })).toMatchObject({
      databaseUrl: PRODUCAO.DATABASE_URL,
      admin: { senha: ' com espaços nas pontas ' },
      senhaDasMetricas: ' com espaços nas pontas ',
    });
  });

  test.each([
    [{ DATABASE_URL: 'postgres://x/y', DATABASE_URL_FILE: 'banco' }, 'DATABASE_URL e DATABASE_URL_FILE dizem a mesma'],
    [{ SMTP_URL_FILE: 'nenhum' }, /SMTP_URL_FILE: não consigo ler o arquivo .+nenhum \(ENOENT\)/],
    [{ METRICS_TOKEN_FILE: 'vazio' }, /METRICS_TOKEN_FILE: o arquivo .+vazio está vazio/],
    [{ METRICS_TOKEN_FILE: 'linhas' }, /METRICS_TOKEN_FILE: o arquivo .+linhas precisa ter uma linha só/],
    [{ GOOGLE_CLIENT_SECRET_FILE: '' }, 'GOOGLE_CLIENT_SECRET_FILE veio vazia'],
  ])('%j: diz o que há', (env, frase) => {
    const comPasta = Object.entries(env).map(([nome, v]) => [nome, nome.endsWith('_FILE') && v !== '' ? em(v) : v]);
    expect(() => lerConfig(Object.fromEntries(comPasta))).toThrow(frase);
  });
});
