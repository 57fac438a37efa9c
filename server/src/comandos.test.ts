import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { comandar } from './comandos';
import { comBancosVazios } from './test/banco-vazio';
import { chamar } from './test/chamar';
import { criarLojaComSenha, ligarAplicativo, SENHA } from './test/fator';
import { comPalco } from './test/palco';

const palco = comPalco();
const bancoVazio = comBancosVazios();

/** As from the command line, whose program is asked by itself in linha-de-comando.test.ts. */
async function executar(argumentos: string[], { entrada = '', env = {} }: { entrada?: string; env?: object } = {}) {
  const ditas: string[] = [];
  const terminal = {
    env: { DATABASE_URL: palco().pool.options.connectionString, ...env },
    perguntarSenha: async () => entrada,
    avisar: (frase: string) => ditas.push(frase),
  };
  return comandar(argumentos, terminal).then(
    (saida) => ({ codigo: 0, saida, erro: ditas.join('\n') }),
    (erro) => ({ codigo: 1, saida: '', erro: [...ditas, erro.message].join('\n') }),
  );
}

const entrar = (email: string, senha: string) => chamar(palco(), null, 'POST /login', { body: { email, senha } });

test('criar-admin com a senha do ambiente ou da entrada: o administrador entra', async () => {
  const env = { ADMIN_PASSWORD: 'a senha do ambiente' };
  expect(await executar(['criar-admin', 'Chefe@Example.com'], { env })).toEqual({
    codigo: 0,
    saida: 'Administrador criado: chefe@example.com',
    erro: '',
  });
  expect((await entrar('chefe@example.com', 'a senha do ambiente')).body).toMatchObject({ tipo_usuario: 'indicabem' });
  await executar(['criar-admin', 'outro@example.com'], { entrada: 'a senha digitada' });
  expect((await entrar('outro@example.com', 'a senha digitada')).status).toBe(200);
});

test('cada administrador tem o seu nome, o que foi dado ou o do e-mail, e a sua função', async () => {
  const env = { ADMIN_PASSWORD: 'a senha do ambiente' };
  await executar(['criar-admin', 'ana@example.com', 'Ana', 'Souza'], { env });
  await executar(['criar-admin', 'bia@example.com'], { env });
  await executar(['criar-admin', 'caio@example.com', 'Caio', 'Dias', '--funcao=leitura'], { env });
  const nomes = await palco()
    .db.selectFrom('administrador as a')
    .innerJoin('conta as c', 'c.id', 'a.id')
    .select(['a.nome', 'a.funcao'])
    .where('c.email', 'in', ['ana@example.com', 'bia@example.com', 'caio@example.com'])
    .orderBy('c.email')
    .execute();
  expect(nomes).toEqual([
    { nome: 'Ana Souza', funcao: 'dono' },
    { nome: 'bia', funcao: 'dono' },
    { nome: 'Caio Dias', funcao: 'leitura' },
  ]);
  expect((await executar(['criar-admin', 'x@example.com', '--funcao=rei'], { env })).codigo).toBe(1);
});

test('uma conta que existe fica como está', async () => {
  const env = { ADMIN_PASSWORD: 'primeira senha longa' };
  await executar(['criar-admin', 'unico@example.com'], { env });
  const { codigo, erro } = await executar(['criar-admin', 'unico@example.com'], { entrada: 'segunda senha longa' });
  expect([codigo, erro]).toEqual([1, 'Já existe uma conta com o e-mail unico@example.com.']);
  expect((await entrar('unico@example.com', 'segunda senha longa')).status).toBe(401);
});

test('criar-admin com a senha num arquivo, em produção, só com o banco', async () => {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'comandos-'));
  const arquivo = path.join(pasta, 'senha');
  await writeFile(arquivo, 'a senha do arquivo\n');
  const env = { ADMIN_PASSWORD_FILE: arquivo, NODE_ENV: 'production' };
  expect((await executar(['criar-admin', 'arquivo@example.com'], { env })).codigo).toBe(0);
  expect((await entrar('arquivo@example.com', 'a senha do arquivo')).status).toBe(200);
  await rm(pasta, { recursive: true });
});

test('migrar põe um banco vazio em dia, pelo endereço de quem migra, e diz quando nada falta', async () => {
  const vazio = await bancoVazio();
  const env = {
    DATABASE_URL: undefined,
    DATABASE_MIGRATION_URL: vazio.options.connectionString,
    NODE_ENV: 'production',
  };
  expect(await executar(['migrar'], { env })).toMatchObject({
    codigo: 0,
    saida: expect.stringMatching(/^Migrações aplicadas: \d+\.$/),
  });
  expect(await executar(['migrar'], { env })).toEqual({
    codigo: 0,
    saida: 'O banco de dados já estava em dia.',
    erro: '',
  });
  await vazio.end();
});

test('um banco que não responde é dito pelo nome do endereço', async () => {
  const env = { DATABASE_URL: undefined, DATABASE_MIGRATION_URL: 'postgres://ninguem@127.0.0.1:1/nada' };
  const { codigo, erro } = await executar(['migrar'], { env });
  expect([codigo, erro]).toEqual([
    1,
    'Não foi possível conectar ao banco de dados de DATABASE_MIGRATION_URL: connect ECONNREFUSED 127.0.0.1:1.',
  ]);
});

test('remover-demo diz o que tirou; sem demonstração, diz que não há', async () => {
  expect((await executar(['remover-demo'])).saida).toBe('Não há demonstração neste banco.');
  await palco().pool.query(`
    with c as (insert into conta (papel, email, demo) values ('tutor', 'tutor01@example.com', true) returning id)
    insert into tutor (id, nome) select id, 'Ana Exemplo' from c`);
  const { codigo, saida, erro } = await executar(['remover-demo']);
  expect([codigo, erro]).toEqual([0, '']);
  expect(saida).toContain('Demonstração removida. Contas: 1; indicações: 0; compras: 0 (0 kg a menos).');
});

test.each([
  [['remover-demo', '--tudo'], '', /^Uso:/],
  [['criar-admin'], '', /^Uso:/],
  [['criar-admin', 'x'], 'uma senha bem longa', /^ADMIN_EMAIL precisa ser um e-mail$/],
  [['criar-admin', 'a@example.com'], 'curta', /^ADMIN_PASSWORD precisa ter ao menos 12 caracteres$/],
  [['criar-admin', 'a@example.com'], '', /^ADMIN_EMAIL e ADMIN_PASSWORD andam juntos/],
  [['outra-coisa'], '', /^Uso:/],
  [['constructor'], '', /^Uso:/],
  [[], '', /^Uso:/],
])('%j com a senha "%s": diz o que falta e sai com 1', async (argumentos, entrada, frase) => {
  const { codigo, erro } = await executar(argumentos, { entrada });
  expect(codigo).toBe(1);
  expect(erro).toMatch(frase);
});

test('trocar-chave: a nova espera dois minutos ao lado da anterior; com --ja fica sozinha', async () => {
  const chaves = async () =>
    (await palco().pool.query(`select desde, ate from segredo where uso = 'selo' order by desde`)).rows;
  expect((await executar(['trocar-chave'])).saida).toContain('a nova vale em 2 minutos');
  const [anterior, nova] = await chaves();
  expect([nova.ate, anterior.ate - nova.desde]).toEqual([null, 2 * 3_600_000]);
  expect(nova.desde.getTime()).toBeGreaterThan(Date.now() + 60_000);

  expect((await executar(['trocar-chave', '--agora'])).codigo).toBe(1);
  expect(await chaves()).toHaveLength(2);
  expect((await executar(['trocar-chave', '--ja'])).saida).toContain('Chave trocada.');
  const [unica, ...outras] = await chaves();
  expect([outras, unica.ate]).toEqual([[], null]);
  expect(unica.desde.getTime()).toBeLessThanOrEqual(Date.now());
});

test('zerar-segundo-fator desliga, encerra as sessões e enfileira o aviso; sem conta, diz', async () => {
  const loja = await criarLojaComSenha(palco());
  await ligarAplicativo(palco(), loja);
  const feito = await executar(['zerar-segundo-fator', loja.email.toUpperCase()]);
  expect([feito.codigo, feito.saida]).toEqual([0, expect.stringContaining('Verificação em duas etapas desligada')]);
  expect((await entrar(loja.email, SENHA)).status).toBe(200);
  expect((await chamar(palco(), loja, 'GET /sessoes', {})).status).toBe(401);
  await palco().trabalhar();
  expect(
    palco()
      .emails.filter(({ para }) => para === loja.email)
      .map(({ assunto }) => assunto),
  ).toContain('Verificação em duas etapas desligada');
  expect((await executar(['zerar-segundo-fator', 'ninguem@example.com'])).erro).toContain('Não há conta com o e-mail');
  expect((await executar(['zerar-segundo-fator'])).erro).toContain('Uso:');
});
