import path from 'node:path';
import type pg from 'pg';
import { criarApp } from '../../server/src/app';
import { lerConfig } from '../../server/src/config/config';
import { abrirDb } from '../../server/src/db/conexao';
import { abrirLeitor } from '../../server/src/db/leitor';
import { abrirRelogio } from '../../server/src/db/relogio-do-banco';
import { abrirFila } from '../../server/src/jobs/fila';
import { abrirAvisos } from '../../server/src/nucleo/avisos';
import type { Contexto } from '../../server/src/nucleo/contexto';
import { comBancoNovo, comDemo, entrarComo, MIGRACOES } from './banco';

/** The whole product in this process, over a database that is ready. Closing it closes the pool. */
export async function ligarProduto(pool: pg.Pool) {
  const leitor = abrirLeitor(pool.options.connectionString ?? '');
  const fila = await abrirFila(pool, () => undefined);
  const db = abrirDb(pool);
  const ctx: Contexto = {
    config: lerConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    pool,
    poolDosTrabalhos: pool,
    db,
    semPressa: db,
    leitor,
    fila,
    avisos: abrirAvisos(),
    relogio: () => new Date(),
    relogioDoBanco: abrirRelogio(),
    urlPublica: () => 'http://localhost',
  };
  const app = await criarApp(ctx, { pastaDasMigracoes: MIGRACOES, pastaDaWeb: path.resolve('web/dist') });
  return {
    ctx,
    app,
    async fechar(): Promise<void> {
      await app.close();
      await fila.parar();
      await leitor.fechar();
      await pool.end();
    },
  };
}

export type NoAr = { ctx: Contexto; endereco: string; databaseUrl: string; token: string };

/** Over a fresh database with the demo in it, listening, and with a session of the team. */
export async function comProduto(acao: (noAr: NoAr) => Promise<void>): Promise<void> {
  await comBancoNovo(async ({ url: databaseUrl }) => {
    const pool = await comDemo(databaseUrl);
    const { ctx, app, fechar } = await ligarProduto(pool);
    const endereco = await app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await entrarComo(pool, 'admin@example.com');
    await acao({ ctx, endereco, databaseUrl, token });
    await fechar();
  });
}
