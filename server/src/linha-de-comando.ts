import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Config, lerConfig } from './config';
import { garantirAdmin } from './conta/garantir-admin';
import { abrirDb, abrirPool } from './db/conexao';
import { exclusividade } from './db/exclusividade';
import { migrar } from './db/migrar';
import { iniciarPostgres } from './db/postgres-embutido';

const USO = `Uso:
  criar-admin <e-mail>   cria um administrador; a senha vem de ADMIN_PASSWORD ou é perguntada`;

const pastaDasMigracoes = path.resolve(import.meta.dirname, '..', 'migrations');

async function criarAdmin(email: string | undefined): Promise<string> {
  if (!email) throw new Error(USO);
  const senha = process.env.ADMIN_PASSWORD || (await perguntarSenha());
  const config = lerConfig({ ...process.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: senha });
  const { admin } = config;
  if (!admin) throw new Error('Informe uma senha.');
  return comBanco(config, async (url) => {
    const pool = abrirPool(url, 2);
    try {
      await migrar(pool, pastaDasMigracoes);
      if (!(await garantirAdmin(abrirDb(pool), admin)))
        throw new Error(`Já existe uma conta com o e-mail ${admin.email}.`);
    } finally {
      await pool.end();
    }
    return `Administrador criado: ${admin.email}`;
  });
}

/** From a person, without showing it; from a pipe, the first line. */
async function perguntarSenha(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write('Senha (ao menos 12 caracteres): ');
  const leitor = createInterface({ input: process.stdin, terminal });
  try {
    return await new Promise<string>((ok) => {
      leitor.once('line', ok);
      leitor.once('close', () => ok(''));
    });
  } finally {
    leitor.close();
    if (terminal) process.stdout.write('\n');
  }
}

/** The embedded database may be serving a running Indica Bem: then it is used, and left alone. */
async function comBanco<T>(config: Config, acao: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return acao(config.databaseUrl);
  const so = await exclusividade(config.pastaDeDados).catch(() => null);
  const postgres = await iniciarPostgres({ pasta: path.join(config.pastaDeDados, 'postgres') });
  try {
    return await acao(postgres.url);
  } finally {
    if (so) await postgres.parar();
    await so?.soltar();
  }
}

const [comando, ...argumentos] = process.argv.slice(2);
const acao = comando === 'criar-admin' ? criarAdmin(argumentos[0]) : Promise.reject(new Error(USO));
acao.then(
  (frase) => console.log(frase),
  (erro) => {
    console.error(erro instanceof Error ? erro.message : erro);
    process.exitCode = 1;
  },
);
