import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import { formatar } from './medir';

type Leitura = {
  cpu: number;
  atraso: number;
  commits: number;
  checkpoints: number;
  coletas: number[];
  nucleos: { todo: number; tomado: number };
};

/** Loaded before the server: writes how long each stop of its garbage collector took. */
const ANOTAR_COLETAS = (arquivo: string) => `
const { PerformanceObserver } = require('node:perf_hooks');
const { appendFileSync } = require('node:fs');
new PerformanceObserver((lista) => {
  appendFileSync(${JSON.stringify(arquivo)}, lista.getEntries().map(({ duration }) => duration + '\\n').join(''));
}).observe({ entryTypes: ['gc'] });
`;

/** What the server and its database went through during a run, for the figures of the table. */
export async function abrirEspia(pool: pg.Pool, pasta: string) {
  const [preparo, coletas] = [path.join(pasta, 'anotar-coletas.cjs'), path.join(pasta, 'coletas')];
  await writeFile(preparo, ANOTAR_COLETAS(coletas));
  await writeFile(coletas, '');

  async function ler(url: string): Promise<Leitura> {
    // The database tells its numbers a second late.
    await esperar(1_200);
    const texto = await (await fetch(`${url}/api/metrics`)).text();
    const numero = (nome: string) => Number(new RegExp(`^${nome} (\\S+)`, 'm').exec(texto)?.[1]);
    const { rows } = await pool.query<{ commits: number; checkpoints: number }>(
      `select (select sum(xact_commit)::int from pg_stat_database) as commits,
              (select num_done::int from pg_stat_checkpointer) as checkpoints`,
    );
    const { commits = 0, checkpoints = 0 } = rows[0] ?? {};
    return {
      commits,
      checkpoints,
      cpu: numero('process_cpu_seconds_total'),
      atraso: numero('nodejs_eventloop_lag_p99_seconds'),
      nucleos: await lerNucleos(),
      coletas: (await readFile(coletas, 'utf8')).trim().split('\n').filter(Boolean).map(Number),
    };
  }

  return {
    opcoes: `--require ${preparo}`,
    async durante<T>(url: string, chamadas: (feito: T) => number, correr: () => Promise<T>) {
      const antes = await ler(url);
      const inicio = performance.now();
      const feito = await correr();
      const segundos = (performance.now() - inicio) / 1000;
      const depois = await ler(url);
      const paradas = depois.coletas.slice(antes.coletas.length);
      const tomado =
        (100 * (depois.nucleos.tomado - antes.nucleos.tomado)) / (depois.nucleos.todo - antes.nucleos.todo || 1);
      const soma = paradas.reduce((total, ms) => total + ms, 0);
      const figuras = [
        `lixo ${paradas.length} vezes, ${formatar(soma)} ms, a maior ${formatar(Math.max(0, ...paradas))} ms`,
        `laço atrasado p99 ${formatar(1000 * depois.atraso)} ms`,
        `servidor ${formatar((depois.cpu - antes.cpu) / segundos)} núcleo`,
        `${formatar((depois.commits - antes.commits) / chamadas(feito))} transações por chamada`,
        `o hospedeiro tomou ${formatar(tomado)} % dos núcleos`,
        ...(depois.checkpoints > antes.checkpoints ? ['um checkpoint no meio'] : []),
      ];
      return { feito, figuras };
    },
  };
}

/** Of a virtual machine's cores, what its host gave to others meanwhile: nothing here can make up for it. */
async function lerNucleos(): Promise<Leitura['nucleos']> {
  const linha = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n')[0] ?? '';
  const tempos = linha.trim().split(/\s+/).slice(1, 9).map(Number);
  return { todo: tempos.reduce((soma, ms) => soma + ms, 0), tomado: tempos[7] ?? 0 };
}
