import path from 'node:path';
import { criarApp } from '../../server/src/app';
import { lerConfig } from '../../server/src/config';
import type { Contexto } from '../../server/src/contexto';
import { abrirDb } from '../../server/src/db/conexao';
import { abrirLeitor } from '../../server/src/db/leitor';
import { transacao } from '../../server/src/db/transacao';
import { criarSessao } from '../../server/src/http/sessao';
import { abrirFila } from '../../server/src/jobs/fila';
import { comBancoNovo, comDemo, idDe, MIGRACOES } from './banco';

export type NoAr = {
  ctx: Contexto;
  endereco: string;
  databaseUrl: string;
  token: string;
  entrar(email: string): Promise<string>;
};

/** The whole product in this process over a fresh database with the demo in it, and a session of the team. */
export async function comProduto(acao: (noAr: NoAr) => Promise<void>): Promise<void> {
  await comBancoNovo(async ({ url: databaseUrl }) => {
    const pool = await comDemo(databaseUrl);
    const [db, leitor] = [abrirDb(pool), abrirLeitor(databaseUrl)];
    const fila = await abrirFila(pool, () => undefined);
    const config = lerConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
    const ctx: Contexto = {
      config,
      pool,
      db,
      leitor,
      fila,
      relogio: () => new Date(),
      urlPublica: () => 'http://localhost',
    };
    const app = await criarApp(ctx, { pastaDasMigracoes: MIGRACOES, pastaDaWeb: path.resolve('web/dist') });
    const endereco = await app.listen({ port: 0, host: '127.0.0.1' });
    const entrar = async (email: string) => {
      const id = await idDe(pool, email);
      return transacao(db, (trx) => criarSessao(trx, id, new Date()));
    };
    await acao({ ctx, endereco, databaseUrl, token: await entrar('admin@example.com'), entrar });
    await app.close();
    await fila.parar();
    await leitor.fechar();
    await pool.end();
  });
}
