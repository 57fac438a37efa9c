import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lerPainel } from '../areas/painel/ler-painel';
import { montarConsulta } from '../areas/relatorio/montar-consulta';
import { migrar } from '../migracao/migrar';
import { texto } from '../nucleo/colunas-de-csv';
import { exportarCsv } from '../nucleo/exportar-csv';
import { criarReplica, seguir } from '../test/replica';
import { abrirPool } from './conexao';
import { abrirLeitor, type Leitor } from './leitor';
import { iniciarPostgres, type PostgresEmbutido } from './postgres-embutido';

const HOJE = '2026-03-10';
const TUTORA = `with nova as (insert into conta (papel, email) values ('tutor', 'tutora@example.com') returning id)
  insert into tutor (id, nome) select id, 'Tutora' from nova`;
const RESGATADA = `insert into prescricao
    (codigo, data, especifica, titulo_especifico, desconto_especifico, tutor_id, data_resgate)
  select $1, '${HOJE}', true, 'Feira', 10, id, '${HOJE}' from tutor`;
let pasta: string;
let primaria: PostgresEmbutido & { pasta: string };
let replica: PostgresEmbutido;
let pool: pg.Pool;
let naReplica: pg.Pool;
let leitor: Leitor;

beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-replica-'));
  const casa = path.join(pasta, 'primaria');
  primaria = { pasta: casa, ...(await iniciarPostgres({ pasta: casa, ajustes: { fsync: 'off' } })) };
  pool = abrirPool(primaria.url, 4);
  await migrar(pool, path.resolve(import.meta.dirname, '../../migrations'));
  await pool.query(TUTORA);
  replica = await criarReplica(primaria, path.join(pasta, 'replica'));
  naReplica = abrirPool(replica.url, 1);
  leitor = abrirLeitor(primaria.url, replica.url, { descanso: 0 });
});

afterAll(async () => {
  await leitor.fechar();
  await naReplica.end();
  await pool.end();
  await replica.parar();
  await primaria.parar();
  await rm(pasta, { recursive: true, force: true });
});

const ANTES = { compras: 0, cupons: 0, cadastros: 0 };
const emitidas = async () =>
  (await lerPainel(leitor, { ano: 2026, hoje: HOJE, antes: ANTES, encerradas: [], cidades: async () => [] })).funil
    .emitidas;
const leDaReplica = () =>
  leitor.usar(async (conexao) => (await conexao.query('select pg_is_in_recovery() as sim')).rows[0]?.sim as boolean);
async function linhasDoRelatorio(): Promise<number> {
  const consulta = montarConsulta(
    {
      tipo_report: '8',
      data_referencia_inicio: '2026-01-01',
      data_referencia_fim: '2026-12-01',
    },
    HOJE,
  );
  const pedacos: Buffer[] = [];
  for await (const pedaco of await exportarCsv(leitor, consulta)) pedacos.push(Buffer.from(pedaco));
  return Buffer.concat(pedacos).toString().split('\n').length - 2;
}

describe('com uma réplica de verdade', () => {
  test('o painel e os relatórios leem dela, e alcançam o que a primária gravou', async () => {
    await pool.query(RESGATADA, ['BBBBBBBB']);
    await vi.waitFor(async () => expect(await emitidas()).toBe(1), { timeout: 15_000 });
    expect(await leDaReplica()).toBe(true);
    expect(await linhasDoRelatorio()).toBe(1);
  });

  test('uma réplica atrasada responde com o que já recebeu', async () => {
    await naReplica.query('select pg_wal_replay_pause()');
    await vi.waitFor(async () =>
      expect((await naReplica.query('select pg_get_wal_replay_pause_state() as estado')).rows).toEqual([
        { estado: 'paused' },
      ]),
    );
    await pool.query(RESGATADA, ['CCCCCCCC']);
    expect([await emitidas(), await linhasDoRelatorio()]).toEqual([1, 1]);
    await naReplica.query('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await emitidas()).toBe(2), { timeout: 15_000 });
  });

  test('uma que ainda não recebeu a migração que o programa espera deixa ler da primária, telas e planilhas', async () => {
    await naReplica.query('select pg_wal_replay_pause()');
    await vi.waitFor(async () =>
      expect((await naReplica.query('select pg_get_wal_replay_pause_state() as estado')).rows).toEqual([
        { estado: 'paused' },
      ]),
    );
    await pool.query('create view prescricao_nova as select id, data as dia_novo from prescricao');
    const ler = () =>
      leitor.usar(async (conexao) => (await conexao.query('select dia_novo from prescricao_nova')).rows);
    expect(await ler()).toHaveLength(2);
    const planilha = { colunas: [texto('dia', 'Dia', 'dia_novo')], linhas: 'select dia_novo from prescricao_nova' };
    const pedacos: Buffer[] = [];
    for await (const pedaco of await exportarCsv(leitor, planilha)) pedacos.push(Buffer.from(pedaco));
    expect(Buffer.concat(pedacos).toString()).toContain(HOJE);
    await naReplica.query('select pg_wal_replay_resume()');
    await pool.query('drop view prescricao_nova');
  });

  test('quando ela cai, lê-se da primária; quando volta, dela outra vez', async () => {
    await replica.parar();
    expect(await leDaReplica()).toBe(false);
    expect([await emitidas(), await linhasDoRelatorio()]).toEqual([2, 2]);
    replica = await seguir(primaria, path.join(pasta, 'replica'));
    await vi.waitFor(async () => expect(await leDaReplica()).toBe(true), { timeout: 15_000 });
  });

  test('o que se lia quando ela caiu é lido de novo, da primária', async () => {
    let vezes = 0;
    const lido = await leitor.usar(async (conexao) => {
      if (vezes++ === 0) await replica.parar();
      return (await conexao.query('select pg_is_in_recovery() as sim')).rows[0]?.sim as boolean;
    });
    expect([lido, vezes]).toEqual([false, 2]);
  });
});
