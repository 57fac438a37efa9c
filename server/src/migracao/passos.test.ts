import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comBancosVazios } from '../test/banco-vazio';
import { comPastasDeMigracoes } from '../test/pasta-de-migracoes';
import { lerMigracao } from './ler-migracoes';
import { migrar, situacaoDoBanco } from './migrar';

const bancoVazio = comBancosVazios();
const pastaCom = comPastasDeMigracoes();
const COISA = {
  '0001_coisa.sql': 'create table coisa (id int, nova int); insert into coisa select generate_series(1, 100)',
};
const INDICES = `
create table marca (id int);
-- passo: um índice
create index concurrently if not exists marca_por_id on marca (id);
-- passo: o índice que será cortado
create index concurrently if not exists coisa_por_id on coisa (id desc);
`;
const AOS_POUCOS = `
-- repetir: a coluna nova
-- Ten at a time.
update coisa set nova = id where id in (select id from coisa where nova is null order by id limit 10);
`;

let pool: pg.Pool;
const aoFim: (() => void)[] = [];
beforeEach(async () => {
  pool = await bancoVazio();
  await aplicar(await pastaCom(COISA));
});
afterEach(async () => {
  for (const fechar of aoFim.splice(0)) fechar();
  await pool.end();
});

/** Without the queues, which are not what this is about. */
const aplicar = (pasta: string) => migrar(pool, pasta, 9999);

let quemSegura = 0;

/** Another's transaction, in the way until it is let go. */
async function segurar(comando: string): Promise<() => Promise<void>> {
  const outra = await pool.connect();
  aoFim.push(() => outra.release(true));
  const { rows } = await outra.query<{ pid: number }>('select pg_backend_pid() as pid');
  quemSegura = rows[0]?.pid ?? 0;
  await outra.query('begin');
  await outra.query(comando);
  return async () => void (await outra.query('rollback'));
}

/**
 * Whoever migrates dies while it waits for the other: for the end of its transaction, or for whatever it holds. Not while
 * it waits for anybody else: an index waits a moment for every query that runs, the one below included.
 */
async function cortarQuemEspera(migrando: Promise<number>, espera = '%'): Promise<void> {
  const corte = expect(migrando).rejects.toThrow('falhou');
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and wait_event like $1
            and $2 = any(pg_blocking_pids(pid))`,
        [espera, quemSegura],
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 20_000, interval: 20 },
  );
  await corte;
}

const lerIndice = async (nome: string) =>
  (await pool.query('select indisvalid as vale from pg_index where indexrelid = to_regclass($1)', [nome])).rows;
const feitos = async () =>
  (await pool.query('select passo from migracao_passo order by feito_em')).rows.map(({ passo }) => passo);

test('um índice cortado no meio é refeito, e o que já estava feito não se repete', async () => {
  const pasta = await pastaCom({ ...COISA, '0002_indices.sql': INDICES });
  const soltar = await segurar('update coisa set nova = 0 where id = 1');
  // The index is there and waits for those who may not see it; before that it may wait a moment for a vacuum.
  await cortarQuemEspera(aplicar(pasta), 'virtualxid');
  await soltar();
  expect(await lerIndice('coisa_por_id')).toEqual([{ vale: false }]);
  expect(await feitos()).toEqual(['', 'um índice']);
  expect(await situacaoDoBanco(pool, pasta)).toEqual({ atras: ['0002_indices.sql'], adiante: [] });

  expect(await aplicar(pasta)).toBe(1);
  expect(await lerIndice('coisa_por_id')).toEqual([{ vale: true }]);
  expect(await situacaoDoBanco(pool, pasta)).toEqual({ atras: [], adiante: [] });
  expect(await aplicar(pasta)).toBe(0);
});

test('dados movidos em lotes: o que foi movido antes do corte fica, e o resto vem depois', async () => {
  const pasta = await pastaCom({ ...COISA, '0002_aos_poucos.sql': AOS_POUCOS });
  const soltar = await segurar('select from coisa where id = 55 for update');
  await cortarQuemEspera(aplicar(pasta));
  await soltar();
  const movidas = async () => (await pool.query('select count(nova)::int as n from coisa')).rows[0].n;
  expect(await movidas()).toBe(50);
  await aplicar(pasta);
  expect(await movidas()).toBe(100);
});

test('quem espera a sua vez de migrar não segura o índice que o outro faz', async () => {
  const pasta = await pastaCom({ ...COISA, '0002_indices.sql': INDICES });
  const soltar = await segurar('update coisa set nova = 0 where id = 1');
  const ambas = Promise.all([aplicar(pasta), aplicar(pasta)]);
  await vi.waitFor(async () => expect(await lerIndice('coisa_por_id')).toEqual([{ vale: false }]), {
    timeout: 20_000,
    interval: 20,
  });
  await soltar();
  expect((await ambas).toSorted()).toEqual([0, 1]);
});

test('um passo que mudou depois de feito é recusado', async () => {
  const cortado = `${INDICES}-- passo: o que falha\nselect 1 / 0;`;
  await expect(aplicar(await pastaCom({ ...COISA, '0002_indices.sql': cortado }))).rejects.toThrow('division by zero');
  const outro = cortado.replace('marca (id)', 'marca (id desc)').replace('1 / 0', '1');
  await expect(aplicar(await pastaCom({ ...COISA, '0002_indices.sql': outro }))).rejects.toThrow(
    'o passo "um índice" mudou depois de feito',
  );
  await aplicar(await pastaCom({ ...COISA, '0002_indices.sql': cortado.replace('1 / 0', '1') }));
});

test.each([
  ['create index concurrently coisa_x on coisa (id)', 'um índice se faz com "create index concurrently if not exists'],
  ['drop index concurrently coisa_x', 'se tira com "if exists"'],
  ['-- nada', 'não há comando'],
])('um passo que não se pode repetir não é aceito: %s', (sql, frase) => {
  expect(() => lerMigracao('0002_x.sql', `-- passo: um\n${sql}`)).toThrow(frase);
});

test('dois comandos num passo seriam uma transação: recusados', async () => {
  const pasta = await pastaCom({ ...COISA, '0002_dois.sql': '-- passo: dois\nselect 1; select 2;' });
  await expect(aplicar(pasta)).rejects.toThrow('multiple commands');
});
