import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarApp } from '../app';
import { chamar } from '../test/chamar';
import { INTERESSE } from '../test/interesses';
import { comPalco } from '../test/palco';

const palco = comPalco();

beforeAll(() =>
  palco().pool.query(`
    create function sem_espaco() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger sem_espaco before insert on interesse for each row execute function sem_espaco()`),
);
afterAll(() => palco().pool.query('drop function sem_espaco cascade'));

test('o disco cheio do banco é 503, com o motivo e quando tentar de novo, e o que só lê segue', async () => {
  const { app } = palco();
  const resposta = await app.inject({ method: 'POST', url: '/api/interesse', payload: INTERESSE });
  expect([resposta.statusCode, resposta.headers['retry-after'], resposta.json()]).toEqual([
    503,
    '30',
    expect.objectContaining({ type: 'sem-espaco', detail: expect.stringContaining('sem espaço') }),
  ]);
  expect((await chamar(palco(), null, 'GET /images-admin', {})).status).toBe(200);
});

test.skipIf(!existsSync('/dev/full'))('e o dos arquivos do próprio produto também', async () => {
  const app = await criarApp(palco(), {
    pastaDasMigracoes: '',
    aoRegistrar: (api) => api.get('/cheio', { config: { tecnica: 'teste' } }, () => writeFile('/dev/full', 'x')),
  });
  expect((await app.inject('/api/cheio')).statusCode).toBe(503);
  await app.close();
});

test.each(['40001', '40P01'])('uma disputa que se perde todas as vezes (%s) também: nada foi feito', async (codigo) => {
  const falhar = () => Promise.reject(Object.assign(new Error('disputa'), { code: codigo }));
  const app = await criarApp(palco(), {
    pastaDasMigracoes: '',
    aoRegistrar: (api) => api.get('/disputa', { config: { tecnica: 'teste' } }, falhar),
  });
  const { statusCode, headers } = await app.inject('/api/disputa');
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  await app.close();
});
