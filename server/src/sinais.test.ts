import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { abrirConexao } from './test/conexao-crua';
import { comPalco } from './test/palco';
import { comPrograma } from './test/programa';

const palco = comPalco();
const programa = comPrograma('main');
// A machine at its limits takes a minute to start a process.
const PACIENCIA = { timeout: 120_000, interval: 50 };
vi.setConfig({ testTimeout: 180_000 });
const vivos = new Set<ChildProcess>();

afterEach(() => {
  // Only after a failure.
  for (const processo of vivos) processo.kill('SIGKILL');
});

async function iniciar(DRAIN_SECONDS: string) {
  const { connectionString: DATABASE_URL } = palco().pool.options;
  const processo = spawn(process.execPath, [programa()], {
    env: { PATH: process.env.PATH, DATABASE_URL, PORT: '0', DEMO: 'off', LOG_LEVEL: 'info', DRAIN_SECONDS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  vivos.add(processo);
  let dito = '';
  for (const saida of [processo.stdout, processo.stderr]) saida.on('data', (parte) => (dito += parte));
  const fim = once(processo, 'exit').then(([codigo]) => {
    vivos.delete(processo);
    return codigo as number | null;
  });
  await vi.waitFor(() => expect(dito).toContain('no ar: '), PACIENCIA);
  const porta = Number(/no ar: http:\/\/localhost:(\d+)/.exec(dito)?.[1]);
  return { processo, porta, fim, dito: () => dito };
}

function pedir(porta: number, caminho: string, agent?: Agent): Promise<number | undefined> {
  return new Promise((ok, falha) => {
    get({ port: porta, host: '127.0.0.1', path: caminho, agent }, (resposta) => {
      resposta.resume().on('end', () => ok(resposta.statusCode));
    }).on('error', falha);
  });
}

describe('SIGTERM', () => {
  test('com clientes de conexão mantida, nenhum pedido falha enquanto escoa; quem se cala não segura a saída', async () => {
    const { processo, porta, fim, dito } = await iniciar('2');
    const mudo = await abrirConexao(porta);
    let saiu = false;
    const vistos: { em: number; status: number | undefined }[] = [];
    const cliente = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!saiu) {
        const status = await pedir(porta, '/api/health', agent).catch(() => undefined);
        vistos.push({ em: performance.now(), status });
      }
      agent.destroy();
    };
    const clientes = Array.from({ length: 8 }, cliente);
    await vi.waitFor(() => expect(vistos.length).toBeGreaterThan(50), PACIENCIA);
    const sinal = performance.now();
    processo.kill('SIGTERM');
    expect(await fim).toBe(0);
    saiu = true;
    await Promise.all(clientes);
    const escoando = vistos.filter(({ em }) => em > sinal && em < sinal + 2_000);
    expect(escoando.length).toBeGreaterThan(10);
    expect(new Set(escoando.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mudo.fim).toBe('');
    expect(dito()).toMatch(/"segundos":2,"msg":"encerrando"[\s\S]+"msg":"encerrado"/);
  });

  test('outra vez, sai já e diz', async () => {
    const { processo, fim, dito } = await iniciar('300');
    processo.kill('SIGTERM');
    await vi.waitFor(() => expect(dito()).toContain('"encerrando"'), PACIENCIA);
    await esperar(1_200);
    expect(processo.exitCode).toBe(null);
    processo.kill('SIGTERM');
    expect(await fim).toBe(143);
    expect(dito()).toContain('SIGTERM outra vez: saindo já, sem esperar o que está em mãos.');
  });
});

test('SIGHUP não o para, e o log o diz; Ctrl-C não espera pelo dreno', async () => {
  const { processo, porta, fim, dito } = await iniciar('300');
  processo.kill('SIGHUP');
  await vi.waitFor(() => expect(dito()).toContain('SIGHUP não para nem recarrega nada'), PACIENCIA);
  expect(await pedir(porta, '/api/ready')).toBe(200);
  processo.kill('SIGINT');
  expect(await fim).toBe(0);
});
