import { setTimeout as pausa } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { criarTutor } from '../../test/elenco';
import { comPalco, outroServidor } from '../../test/palco';
import { resumirSenha } from './senha';

const palco = comPalco();
const SENHA = 'uma senha de teste';
const INUNDADORES = ['203.0.113.1', '203.0.113.2', '2001:db8:1::1'];
const EM_CURSO = 40;

test('três endereços que não param de tentar entrar não deixam o quarto de fora nem o fazem esperar por eles', async () => {
  const { email } = await criarTutor(palco(), { senhaHash: await resumirSenha(SENHA) });
  const { app, fechar } = await outroServidor(palco(), { proxies: 1, limites: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const entrar = async (endereco: string, quem: string, senha: string) => {
    const resposta = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': endereco },
      body: JSON.stringify({ email: quem, senha }),
    });
    await resposta.arrayBuffer();
    return resposta.status;
  };

  const servidos = { 401: 0, 429: 0 } as Record<number, number>;
  let [parar, serie] = [false, 0];
  const insistir = async (endereco: string) => {
    while (!parar) {
      const status = await entrar(endereco, `ninguem${++serie}@example.com`, 'errada');
      servidos[status] = (servidos[status] ?? 0) + 1;
      // Who was turned away comes back a moment later; who was served, at once.
      if (status === 429) await pausa(200);
    }
  };
  const enxurrada = INUNDADORES.flatMap((endereco) => Array.from({ length: EM_CURSO }, () => insistir(endereco)));
  // The line is full once somebody is turned away.
  while (!servidos[429]) await pausa(10);

  const antes = servidos[401] ?? 0;
  expect(await entrar('198.51.100.7', email, SENHA)).toBe(200);
  const naFrente = (servidos[401] ?? 0) - antes;
  parar = true;
  await Promise.all(enxurrada);
  await fechar();
  // Thirty stand in line: in one line for all they would have come first, if there had been a place at all.
  expect(naFrente).toBeLessThan(20);
  expect(Object.keys(servidos)).toEqual(['401', '429']);
});
