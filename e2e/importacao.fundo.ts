import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { endereco, iniciar, parar } from './apoio/processo';

const LINHAS = 8_000;

let pasta = '';
let banco: pg.Client;
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-processo-'));
});
test.afterEach(() => rm(pasta, { recursive: true, force: true }));

/** Live coupons of the demo's first store, straight into the database; returns their codes. */
async function criarCupons(): Promise<string[]> {
  const { rows } = await banco.query<{ codigo: string }>(
    `with pessoas as (select (select min(id) from tutor) t, (select min(id) from prescritor) p, (select min(id) from lojista) l),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos)
       select lpad(translate(n::text, '01', 'BC'), 8, 'Z'), current_date - 1, p, t, current_date - 1, l, 3
         from pessoas, generate_series(1, $1::int) n returning id, codigo, lojista_id)
     insert into cupom (codigo, prescricao_id, lojista_id, desconto, data_validade, criado_em)
     select 'KX' || codigo, id, lojista_id, 10, current_date + 30, now() - interval '2 days' from novas returning codigo`,
    [LINHAS],
  );
  return rows.map(({ codigo }) => codigo);
}

async function entrar(url: string): Promise<string> {
  const resposta = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', senha: 'indicabem-demo' }),
  });
  return (await resposta.json()).api_token;
}

async function enviar(url: string, api_token: string, csv: string) {
  const body = new FormData();
  body.set('arquivo', new Blob([csv], { type: 'text/csv' }), 'baixa.csv');
  return (await fetch(`${url}/api/coupon/upload_file_baixa`, { method: 'POST', body, headers: { api_token } })).json();
}

const andamento = async () =>
  (await banco.query('select estado, total, feitas, aceitas, recusadas from importacao')).rows;

test('kill -9 no meio de uma importação, e o mesmo arquivo de novo: cada linha exatamente uma vez', async () => {
  const primeiro = iniciar({ DATA_DIR: pasta });
  const url = await endereco(primeiro);
  const socket = path.join(pasta, 'postgres', 'socket');
  banco = new pg.Client({ host: socket, port: 5432, user: 'indica_bem', database: 'indica_bem' });
  // Of no interest when the database stops under a test that has already failed.
  banco.on('error', () => undefined);
  await banco.connect();
  const codigos = await criarCupons();
  const ontem = new Date(Date.now() - 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const linhas = codigos.map((codigo, i) => `${codigo};Caio;${i % 100 === 0 ? 'dez' : '100,00'};15;${ontem}`);
  const csv = ['codigo_coupon;nome_funcionario;valor;peso;data_efetivacao', ...linhas].join('\n');
  const primeiroEnvio = await enviar(url, await entrar(url), csv);
  expect(primeiroEnvio).toMatchObject({ ja_enviado: false, total: LINHAS });

  await expect
    .poll(async () => (await andamento())[0]?.feitas, { intervals: [10], timeout: 60_000 })
    .toBeGreaterThan(0);
  primeiro.processo.kill('SIGKILL');
  await primeiro.fim;
  const [parada] = await andamento();
  expect(parada.feitas).toBeLessThan(LINHAS);
  expect(parada.estado).toBe('processando');

  const segundo = iniciar({ DATA_DIR: pasta });
  const novaUrl = await endereco(segundo);
  const deNovo = await enviar(novaUrl, await entrar(novaUrl), csv);
  expect(deNovo).toMatchObject({ ja_enviado: true, id_importacao: primeiroEnvio.id_importacao });
  await expect.poll(async () => (await andamento())[0]?.estado, { timeout: 200_000 }).toBe('concluida');
  const ruins = LINHAS / 100;
  expect(await andamento()).toEqual([
    { estado: 'concluida', total: LINHAS, feitas: LINHAS, aceitas: LINHAS - ruins, recusadas: ruins },
  ]);
  const { rows } = await banco.query(
    `select count(*)::int as n from cupom c join prescricao p on p.id = c.prescricao_id
      where c.codigo like 'KX%' and c.estado = 'efetivado' and c.valor = 10000 and p.data_ativacao = c.data_efetivacao`,
  );
  expect(rows[0].n).toBe(LINHAS - ruins);
  // The product takes its database along, and a connection still open would hear of it.
  await banco.end();
  await parar(segundo);
});
