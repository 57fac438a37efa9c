import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lerViolacoes } from '../../migracao/invariantes';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarElenco, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { guardarMarcoDoDia } from './guardar-marco';

const palco = comPalco();
const { registrar, tamanho, exigirRecontagem } = cenaDoRegistro(palco);
const consultar = (texto: string) => palco().pool.query(texto);

beforeAll(async () => {
  const elenco = await criarElenco(palco());
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
  await registrar();
  await guardarMarcoDoDia(palco());
  await consultar(`insert into no_do_registro values (3, 0, sha256(''))`);
});

describe('o registro só cresce, também para quem escreve no banco', () => {
  test.each([
    `update folha set dados = replace(dados, 'Sorocaba', 'Itu')`,
    'delete from folha',
    'truncate folha',
    `update no_do_registro set hash = sha256('')`,
    'delete from no_do_registro',
    'truncate no_do_registro',
    'update quilo set n = n + 1',
    `update quilo set sal = sha256('')`,
    'update quilo set vez = 2, sal = null',
    'delete from quilo',
    'truncate quilo',
    'update marco set kg = kg + 1',
    'delete from marco',
    'truncate marco',
    `update chave_do_registro set publica = sha256('')`,
    'delete from chave_do_registro',
    'truncate chave_do_registro cascade',
  ])('%s', async (comando) => {
    await expect(consultar(comando)).rejects.toThrow('o registro de doações só cresce');
  });

  test('um segredo pode ser esquecido, e nada mais', async () => {
    await consultar('update quilo set sal = null');
    expect((await consultar('select count(*)::int as n from quilo where sal is null')).rows[0].n).toBe(await tamanho());
    await consultar('alter table no_do_registro disable trigger user');
    await consultar('delete from no_do_registro');
    await consultar('alter table no_do_registro enable trigger user');
    await exigirRecontagem();
  });
});

/** As whoever runs the database could; nothing of it stays. */
async function violacoesDepoisDe(comando: string): Promise<string[]> {
  const cliente = await palco().pool.connect();
  try {
    await cliente.query('begin');
    await cliente.query('set local session_replication_role = replica');
    await cliente.query(comando);
    const pasta = path.resolve(import.meta.dirname, '../../../migrations');
    return await lerViolacoes(pasta, cliente);
  } finally {
    await cliente.query('rollback');
    cliente.release();
  }
}

describe('quem passa por cima da guarda é achado por quem reconta no próprio banco', () => {
  beforeAll(async () => {
    const elenco = await criarElenco(palco());
    const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
    expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
    await registrar();
  });

  test('sem mudança nenhuma, ninguém é achado', async () => {
    expect(await violacoesDepoisDe('select 1')).toEqual([]);
  });

  const outra = `replace(dados, '"kg":1', '"kg":1 ')`;
  test.each([
    `update folha set dados = ${outra}, hash = sha256('\\x00'::bytea || convert_to(${outra}, 'UTF8')) where n = 1`,
    `update marco set raiz = sha256('')`,
    `update marco set em = em - interval '1 day'`,
    `update marco set nota = replace(nota, 'kg 1', 'kg 2')`,
    `update quilo set sal = sha256('') where sal is not null`,
  ])('%s', async (comando) => {
    expect(await violacoesDepoisDe(comando)).toHaveLength(1);
  });
});
