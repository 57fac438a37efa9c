import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { INTERESSE } from '../../test/interesses';
import { comPalco } from '../../test/palco';

const palco = comPalco();

const enviar = (n: number, ip: string) =>
  palco().app.inject({
    method: 'POST',
    url: '/api/interesse',
    remoteAddress: ip,
    payload: { ...INTERESSE, email: `p${n}@example.com`, telefone: `159${String(80_000_000 + n)}` },
  });
const linhas = async () => Number((await palco().pool.query('select count(*) from interesse')).rows[0].count);

test('um endereço escreve vinte vezes por dia; o que ele erra não conta, e o que ouve depois é o que todos ouvem', async () => {
  for (let n = 0; n < 12; n++)
    expect((await chamar(palco(), null, 'POST /interesse', { body: { ...INTERESSE, email: 'x' } })).status).toBe(422);
  const estados = [];
  for (let n = 0; n < 22; n++) estados.push((await enviar(n, '203.0.113.1')).json().type ?? 'recebido');
  expect(estados).toEqual([...Array(20).fill('recebido'), 'cota-de-interesses', 'cota-de-interesses']);
  expect(await linhas()).toBe(20);
});

test('de mil endereços, a tabela guarda 300 num dia; avisa uma vez; conhecido e desconhecido ouvem o mesmo', async () => {
  await palco().pool.query('delete from limite; delete from interesse');
  await palco().pool.query(`insert into limite (chave, vezes, livre_em, expira_em) values
    ('interesse:todos', 299, to_timestamp(0), '${new Date(palco().relogio().getTime() + 3_600_000).toISOString()}')`);
  expect((await enviar(1, '203.0.113.7')).statusCode).toBe(200);
  const cheia = [await enviar(2, '203.0.113.8'), await enviar(1, '203.0.113.9')];
  expect(cheia.map((r) => [r.statusCode, r.json().detail])).toEqual(
    Array(2).fill([429, 'Recebemos mensagens demais hoje. Tente de novo amanhã.']),
  );
  expect(await linhas()).toBe(1);
  expect(palco().avisos.contagem().get('interesses-demais')).toBe(1);
});
