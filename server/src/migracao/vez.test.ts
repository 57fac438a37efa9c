import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { abrirPool } from '../db/conexao';
import { chamar } from '../test/chamar';
import { criarElenco, indicar } from '../test/jornada';
import { comPalco } from '../test/palco';
import { comPastasDeMigracoes } from '../test/pasta-de-migracoes';
import { migrar } from './migrar';

const palco = comPalco();
const pastaCom = comPastasDeMigracoes();
let quemMigra: pg.Pool;
beforeAll(() => {
  const { databaseMigrationUrl, databaseUrl } = palco().config;
  quemMigra = abrirPool(databaseMigrationUrl ?? databaseUrl ?? '', 2);
});
afterAll(() => quemMigra.end());
const APRESSADA = { trava: 50, descanso: 10, tentativas: 1_000 };

/** Each takes a lock that a reader, or a writer, of the table stands in the way of. */
const MUDANCAS = {
  'uma coluna nova': ['select from prescricao limit 1', 'alter table prescricao add column extra_1 text'],
  'uma regra nova': ['select from prescricao limit 1', 'alter table prescricao add constraint extra_2 check (id > 0)'],
  'um gatilho novo': [
    'update prescricao set data = data where false',
    'create trigger extra_3 before update on prescricao for each row execute function suppress_redundant_updates_trigger()',
  ],
  'um índice numa transação': [
    'update prescricao set data = data where false',
    'create index extra_4 on prescricao (data)',
  ],
  'dados em lotes': [
    'select from prescricao for update',
    '-- repetir: todos\nupdate prescricao set tutor_nome = $$x$$ where tutor_nome is null',
  ],
} as const;
let numero = 5000;

test.each(Object.entries(MUDANCAS))(
  'com uma transação demorada no caminho de %s, o produto segue, e a migração entra quando ela acaba',
  async (_, [demorada, mudanca]) => {
    const elenco = await criarElenco(palco());
    await indicar(palco(), elenco);
    const outra = await palco().pool.connect();
    await outra.query('begin');
    await outra.query(demorada);
    const pasta = await pastaCom({ [`${++numero}_x.sql`]: mudanca });
    const avisos: string[] = [];
    let acabou = false;
    const migrando = migrar(quemMigra, pasta, 9999, {
      paciencia: APRESSADA,
      avisar: (frase) => avisos.push(frase),
    }).finally(() => {
      acabou = true;
    });
    await vi.waitFor(() => expect(avisos.join()).toContain('Tentando de novo'), { timeout: 20_000, interval: 10 });
    for (let vez = 0; vez < 3; vez++) {
      await indicar(palco(), elenco);
      expect((await chamar(palco(), elenco.prescritor, 'GET /prescritions', {})).status).toBe(200);
    }
    expect(acabou).toBe(false);
    await outra.query('rollback');
    outra.release();
    expect(await migrando).toBe(1);
  },
);

test('quem não consegue a vez nunca desiste com uma frase, e nada mudou', async () => {
  const outra = await palco().pool.connect();
  await outra.query('begin; select from cupom limit 1');
  const pasta = await pastaCom({ '6000_nunca.sql': 'create table nunca (); alter table cupom add column nunca text' });
  await expect(
    migrar(quemMigra, pasta, 9999, { paciencia: { trava: 20, descanso: 1, tentativas: 3 } }),
  ).rejects.toThrow('A migração 6000_nunca.sql falhou: outra transação segura há muito tempo o que ela muda');
  await outra.query('rollback');
  outra.release();
  expect((await palco().pool.query(`select to_regclass('nunca') as tabela`)).rows).toEqual([{ tabela: null }]);
});
