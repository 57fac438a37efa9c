import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lerConfig } from './config/config';
import { lerPostmaster } from './db/embutido/postmaster';
import { type Ligado, ligar } from './ligar';
import { INTERESSE } from './test/interesses';

const pastaDasMigracoes = path.resolve(import.meta.dirname, '../migrations');
let DATA_DIR: string;
let ligado: Ligado;
const aoDesistir = vi.fn();

beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-morre-'));
  const env = { DATA_DIR, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' };
  ligado = await ligar(lerConfig(env), { pastaDasMigracoes, avisar: () => undefined, aoDesistir });
});
afterAll(async () => {
  await ligado.desligar();
  await rm(DATA_DIR, { recursive: true, force: true });
});

/** Who wants to take part, each with a mailbox of its own. */
async function enviar(numero: number): Promise<number> {
  const resposta = await fetch(`${ligado.url}/api/interesse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...INTERESSE,
      email: `pessoa-${numero}@example.com`,
      telefone: `1199${String(numero).padStart(7, '0')}`,
    }),
  });
  await resposta.text();
  return resposta.status;
}

const pronto = async () => {
  const resposta = await fetch(`${ligado.url}/api/ready`);
  return { status: resposta.status, texto: await resposta.text() };
};

test('com o banco embutido morto o produto espera por ele ou responde 503, diz por quê, e volta sozinho com tudo o que confirmou', async () => {
  const postmaster = await lerPostmaster(path.join(DATA_DIR, 'postgres/dados'));
  const reconhecidos: string[] = [];
  const outros = new Set<number>();
  let fim = false;
  let numero = 0;
  const carga = [1, 2, 3].map(async () => {
    while (!fim) {
      const meu = numero++;
      const status = await enviar(meu);
      if (status === 200) reconhecidos.push(`pessoa-${meu}@example.com`);
      else outros.add(status);
    }
  });
  await vi.waitFor(() => expect(reconhecidos.length).toBeGreaterThan(20), 20_000);
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect((await pronto()).status).toBe(503), { timeout: 10_000, interval: 10 });
  await vi.waitFor(async () => expect((await pronto()).texto).toContain('"motivo":"banco-parado"'), {
    timeout: 10_000,
    interval: 10,
  });
  const antes = reconhecidos.length;
  await vi.waitFor(() => expect(reconhecidos.length).toBeGreaterThan(antes + 20), { timeout: 40_000, interval: 50 });
  fim = true;
  await Promise.all(carga);

  // Some waited for it and noticed nothing.
  expect([...outros].filter((status) => status !== 503)).toEqual([]);
  expect((await pronto()).status).toBe(200);
  expect(aoDesistir).not.toHaveBeenCalled();
  const novo = await lerPostmaster(path.join(DATA_DIR, 'postgres/dados'));
  expect(novo?.pid).not.toBe(postmaster?.pid);
  const cliente = new pg.Client({
    connectionString: `postgresql:///indica_bem?host=${novo?.pastaDoSocket}&port=5432&user=indica_bem&sslmode=disable`,
  });
  await cliente.connect();
  const { rows } = await cliente.query<{ email: string }>('select email from interesse');
  await cliente.end();
  const gravados = new Set(rows.map(({ email }) => email));
  expect(reconhecidos.filter((email) => !gravados.has(email))).toEqual([]);
});
