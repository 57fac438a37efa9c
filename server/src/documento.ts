import { writeFileSync } from 'node:fs';
import { criarApp } from './app';
import { lerConfig } from './config/config';
import { abrirDb, abrirPool } from './db/conexao';
import { abrirLeitor } from './db/leitor';
import { abrirRelogio } from './db/relogio-do-banco';
import { abrirAvisos } from './nucleo/avisos';
import type { Contexto } from './nucleo/contexto';

const [destino = ''] = process.argv.slice(2);
const NENHUM_BANCO = 'postgres://ninguem@127.0.0.1:1/nenhum';

/** The OpenAPI document into a file. Routes are only declared, none is called: no database, no queue, no port. */
async function escreverDocumento(): Promise<void> {
  const pool = abrirPool(NENHUM_BANCO);
  const leitor = abrirLeitor(NENHUM_BANCO);
  const ctx = {
    config: lerConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', DEMO: 'off', API_DOCS: 'on' }),
    pool,
    poolDosTrabalhos: pool,
    db: abrirDb(pool),
    relogioDoBanco: abrirRelogio(),
    leitor,
    avisos: abrirAvisos(),
    relogio: () => new Date(),
    urlPublica: () => '',
  } as Partial<Contexto> as Contexto;
  const app = await criarApp(ctx, { pastaDasMigracoes: '' });
  await app.ready();
  writeFileSync(destino, JSON.stringify(app.swagger(), null, 2));
  await app.close();
  await leitor.fechar();
  await pool.end();
}

await escreverDocumento();
