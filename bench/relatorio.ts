import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { montarConsulta } from '../server/src/areas/relatorio/montar-consulta';
import { copiarConsulta } from '../server/src/db/copiar-linhas';
import { indicarMuitas } from './apoio/banco';
import { anotar, cronometrar, formatar } from './apoio/medir';
import { comProduto } from './apoio/produto';

/**
 * The full journey of a million recommendations: over HTTP, against a plain COPY of the same query to the same disk.
 * Meanwhile another call is made again and again, and the server's memory is watched.
 */
const TOTAL = 1_000_000;
const PEDIDO = { tipo_report: '8', data_referencia_inicio: '2000-01-01', data_referencia_fim: '2999-12-01' } as const;
const MEGA = 1024 * 1024;

await comProduto(async ({ ctx: { pool }, endereco, token, databaseUrl }) => {
  await indicarMuitas(pool, TOTAL);
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-relatorio-'));
  const arquivo = path.join(pasta, 'relatorio.csv');
  const headers = { api_token: token };

  const direto = await cronometrar(() => copiar(databaseUrl, arquivo));
  const vigia = vigiar(() => fetch(`${endereco}/api/prescritions`, { headers }));
  const http = await cronometrar(async () => {
    const resposta = await fetch(`${endereco}/api/reports?${new URLSearchParams({ ...PEDIDO, formato: 'csv' })}`, {
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    if (!resposta.body) throw new Error(`status ${resposta.status}`);
    await pipeline(resposta.body, createWriteStream(arquivo));
  });
  const { memoria, piorChamada } = await vigia.parar();
  const { rows } = await pool.query('select count(*)::int as n from prescricao');
  const linhas = await contarLinhas(arquivo);
  if (linhas !== rows[0].n + 1) throw new Error(`${linhas} linhas para ${rows[0].n} indicações`);
  anotar({
    medida: 'Relatório 8, 1.000.000 de linhas',
    comparada: 'COPY da mesma consulta',
    valor: http / direto,
    meta: { max: 2 },
    figuras: `${formatar(http)} s contra ${formatar(direto)} s, ${formatar((await stat(arquivo)).size / MEGA)} MB; pior das outras chamadas ${formatar(piorChamada)} ms`,
  });
  anotar({
    medida: 'Relatório 8, memória a mais (MB)',
    comparada: '—',
    valor: memoria,
    meta: { max: 100 },
    figuras: 'o servidor inteiro, no pico',
  });
  await rm(pasta, { recursive: true });
});

async function copiar(url: string, arquivo: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { linhas } = montarConsulta(PEDIDO, '2026-11-15');
  const copia = copiarConsulta(client, linhas);
  await pipeline(copia, createWriteStream(arquivo));
  await client.end();
}

function vigiar(chamar: () => Promise<Response>) {
  const antes = process.memoryUsage().rss;
  let [maior, piorChamada, seguir] = [antes, 0, true];
  const laco = (async () => {
    while (seguir) {
      const inicio = performance.now();
      await (await chamar()).arrayBuffer();
      piorChamada = Math.max(piorChamada, performance.now() - inicio);
      maior = Math.max(maior, process.memoryUsage().rss);
      await new Promise((ok) => setTimeout(ok, 50));
    }
  })();
  return {
    async parar() {
      seguir = false;
      await laco;
      return { memoria: (maior - antes) / MEGA, piorChamada };
    },
  };
}

async function contarLinhas(arquivo: string): Promise<number> {
  let linhas = 0;
  for await (const pedaco of createReadStream(arquivo)) for (const byte of pedaco as Buffer) if (byte === 10) linhas++;
  return linhas;
}
