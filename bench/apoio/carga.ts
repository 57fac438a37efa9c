import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const executar = promisify(execFile);

export type Carga = { porSegundo: number; p99: number; total: number };

/**
 * wrk from another process, with a Lua script that says each request. It has `proximo()`, a number that no other request
 * of the run gets, `args`, and `sessao(token)`, the headers of a browser that is in. One answer that is not 200 fails the run.
 */
export async function wrk(
  url: string,
  { script, conexoes, segundos, args }: { script: string; conexoes: number; segundos: number; args: string[] },
): Promise<Carga> {
  const linhas = await comArquivo('carga.lua', MOLDE.replace('-- SCRIPT', script), async (arquivo) => {
    const opcoes = ['-t2', `-c${conexoes}`, `-d${segundos}s`, '--timeout', '30s', '-s', arquivo];
    return (await executar('wrk', [...opcoes, url, '--', ...args])).stdout;
  });
  const [, porSegundo, p99, outros, total] = /MEDIDA (\S+) (\S+) (\S+) (\S+)/.exec(linhas)?.map(Number) ?? [];
  if (porSegundo === undefined || p99 === undefined || outros === undefined || total === undefined)
    throw new Error(linhas);
  if (outros > 0) throw new Error(`${outros} de ${total} chamadas não deram certo`);
  return { porSegundo, p99, total };
}

/** The tutor's own list, as the first argument's session. */
export const listaDoTutor = (id: number) =>
  `function request() return wrk.format('GET', '/api/tutor/${id}/prescritions', sessao(args[1])) end`;

const MOLDE = `
local threads = {}
function setup(thread)
  thread:set('lugar', #threads)
  table.insert(threads, thread)
end
outros = 0
function init(dados)
  args, passo = dados, 2
  contador = lugar
end
function proximo()
  contador = contador + passo
  return contador
end
function sessao(token)
  return { api_token = token, cookie = 'XSRF-TOKEN=bancada', ['x-xsrf-token'] = 'bancada' }
end
-- SCRIPT
function response(status)
  if status ~= 200 then outros = outros + 1 end
end
function done(summary, latency)
  local ruins = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  for _, thread in ipairs(threads) do ruins = ruins + thread:get('outros') end
  print(string.format('MEDIDA %.2f %.3f %d %d', summary.requests / (summary.duration / 1e6),
    latency:percentile(99) / 1000, ruins, summary.requests))
end
`;

/**
 * Transactions per second, as pgbench does it by itself, or with statements prepared beforehand. The script has `n`, that grows with each transaction of a client, and
 * `client_id`.
 */
export async function pgbench(
  url: string,
  script: string,
  { clientes = 16, segundos = 10, modo = 'simple' } = {},
): Promise<number> {
  const { pathname, searchParams } = new URL(url);
  const saida = await comArquivo('transacao.sql', `\\set n :n + 1\n${script}`, async (arquivo) => {
    const onde = ['-h', searchParams.get('host') ?? '', '-p', '5432', '-U', searchParams.get('user') ?? ''];
    const como = ['-n', '-M', modo, '-c', `${clientes}`, '-j', '2', '-T', `${segundos}`, '-D', 'n=0', '-f', arquivo];
    return (await executar('pgbench', [...onde, ...como, pathname.slice(1)])).stdout;
  });
  if (!/number of failed transactions: 0 /.test(saida)) throw new Error(saida);
  return Number(/tps = (\S+)/.exec(saida)?.[1]);
}

async function comArquivo(nome: string, texto: string, usar: (arquivo: string) => Promise<string>): Promise<string> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-carga-'));
  try {
    const arquivo = path.join(pasta, nome);
    await writeFile(arquivo, texto);
    return await usar(arquivo);
  } finally {
    await rm(pasta, { recursive: true, force: true });
  }
}
