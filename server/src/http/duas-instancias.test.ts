import { afterAll, beforeAll, expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { criarTutor } from '../test/elenco';
import { comPalco, outroServidor } from '../test/palco';
import { resumoLeve } from '../test/resumo-leve';

const palco = comPalco();
const SENHA = 'uma senha de teste';
let outro: Awaited<ReturnType<typeof outroServidor>>;
let senhaHash = '';

beforeAll(async () => {
  outro = await outroServidor(palco());
  senhaHash = await resumoLeve(SENHA);
});
afterAll(() => outro.fechar());

/** In turns on the two servers. */
const emTurnos = (n: number) => (n % 2 ? outro : palco());
const entrar = (n: number, email: string, senha: string, remoteAddress: string) =>
  emTurnos(n).app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email, senha } });

test('senhas erradas espalhadas por dois servidores contam juntas', async () => {
  const { email } = await criarTutor(palco(), { senhaHash });
  for (let n = 0; n < 6; n++) expect((await entrar(n, email, 'errada', '10.0.0.1')).statusCode).toBe(401);
  for (const n of [0, 1]) expect((await entrar(n, email, SENHA, '10.0.0.1')).statusCode).toBe(429);
});

test('quem erra a senha de outra pessoa não a tranca fora', async () => {
  const { email } = await criarTutor(palco(), { senhaHash });
  for (let n = 0; n < 8; n++) await entrar(n, email, 'errada', '10.0.0.2');
  expect((await entrar(0, email, SENHA, '10.0.0.2')).statusCode).toBe(429);
  for (const n of [0, 1]) expect((await entrar(n, email, SENHA, '10.0.0.3')).statusCode).toBe(200);
});

test('dez códigos errados numa hora, em qualquer dos dois, e os dois recusam; outra conta segue', async () => {
  const [curiosa, vizinha] = [await criarTutor(palco()), await criarTutor(palco())];
  const tentar = (n: number, quem: typeof curiosa) =>
    chamar(emTurnos(n), quem, 'PUT /prescrition/:codigo/tutor', {
      params: { codigo: `ZZZZZZZ${(n % 7) + 2}` },
      body: {},
    });
  for (let n = 0; n < 10; n++) expect((await tentar(n, curiosa)).status).toBe(404);
  for (const n of [0, 1]) expect((await tentar(n, curiosa)).status).toBe(429);
  for (const n of [0, 1]) expect((await tentar(n, vizinha)).status).toBe(404);
});

test('pedir o link de senha: mesmos bytes com e sem conta, e o limite do endereço vale nos dois', async () => {
  const { email } = await criarTutor(palco(), { senhaHash });
  const pedir = (n: number, de: string) =>
    emTurnos(n).app.inject({
      url: '/api/forgot-password',
      query: { email: de },
      headers: { 'x-request-id': 'o-mesmo' },
      remoteAddress: '10.0.0.4',
    });
  const semData = ({ statusCode, body, headers }: Awaited<ReturnType<typeof pedir>>) => {
    const { date: _, 'set-cookie': __, ...resto } = headers;
    return { statusCode, body, resto };
  };
  expect(semData(await pedir(0, email))).toEqual(semData(await pedir(0, 'ninguem@example.com')));
  for (let n = 2; n < 60; n++) expect((await pedir(n, email)).statusCode).toBe(200);
  for (const n of [0, 1]) expect((await pedir(n, email)).statusCode).toBe(429);
});
