import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { limpar } from '../../limpar';
import { criarProduto } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { guardarImagem, type Imagem } from './guardar-imagem';

const palco = comPalco();
const imagem = (conteudo: string): Imagem => ({
  tipo: 'image/webp',
  largura: 1,
  altura: 1,
  bytes: Buffer.from(conteudo),
});
const guardar = (conteudo: string) => transacao(palco().db, (trx) => guardarImagem(trx, imagem(conteudo)));
const envelhecer = (hash: string) =>
  sql`update imagem set criada_em = now() - interval '25 hours' where hash = ${hash}`.execute(palco().db);
const existe = async (hash: string) =>
  (await palco().db.selectFrom('imagem').select('hash').where('hash', '=', hash).execute()).length === 1;
const limparAgora = () => limpar(palco().db, palco().relogio());

let capas: number;
beforeAll(async () => {
  await sql`update imagem set criada_em = now() - interval '30 days'`.execute(palco().db);
  capas = (await palco().db.selectFrom('imagem').select('hash').execute()).length;
});

test('some depois de um dia sem uso; as das capas, dos produtos e dos produtos excluídos ficam', async () => {
  const [velha, nova, deProduto, deExcluido] = await Promise.all(['velha', 'nova', 'produto', 'excluido'].map(guardar));
  if (!velha || !nova || !deProduto || !deExcluido) throw new Error('faltou guardar');
  await Promise.all([velha, deProduto, deExcluido].map(envelhecer));
  await criarProduto(palco(), { imagem_hash: deProduto });
  await criarProduto(palco(), { imagem_hash: deExcluido, excluido_em: palco().relogio() });

  await limparAgora();
  expect(await Promise.all([velha, nova, deProduto, deExcluido].map(existe))).toEqual([false, true, true, true]);
  expect((await palco().db.selectFrom('imagem').select('hash').execute()).length).toBe(capas + 3);
});

test('uma imagem velha enviada de novo não é esquecida enquanto o produto ainda está sendo salvo', async () => {
  const hash = await guardar('disputada');
  await envelhecer(hash);
  const { limpeza } = await transacao(palco().db, async (trx) => {
    await guardarImagem(trx, imagem('disputada'));
    const limpeza = limparAgora();
    await esperarTrava();
    await trx.updateTable('produto').set({ imagem_hash: hash }).execute();
    return { limpeza };
  });
  await limpeza;
  expect(await existe(hash)).toBe(true);
});

/** Until the cleaning really stands before the lock. */
async function esperarTrava(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "imagem"%'`.execute(
      palco().db,
    );
    if (rows.length > 0) return;
  }
}
