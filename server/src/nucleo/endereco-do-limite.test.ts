import { describe, expect, test } from 'vitest';
import { resumirSenha } from '../areas/conta/senha';
import { criarTutor } from '../test/elenco';
import { comPalco } from '../test/palco';
import { enderecoDoLimite } from './endereco-do-limite';

const palco = comPalco();

describe('um endereço, para os limites', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::6]:443', '2001:db8:0:0::/64'],
    ['', ''],
  ])('%s é %s', (ip, esperado) => expect(enderecoDoLimite(ip)).toBe(esperado));
});

describe('passear por um /64 não dá mais tentativas', () => {
  const emDoBloco = (n: number, bloco = '2001:db8:7:1') => `${bloco}::${n.toString(16)}`;

  test('de 90 pedidos de nova senha, cada um de um endereço do bloco, passam os 60 de um endereço', async () => {
    const pedir = (n: number, remoteAddress: string) =>
      palco().app.inject({ url: `/api/forgot-password?email=p${n}@example.com`, remoteAddress });
    const status = [];
    for (let n = 0; n < 90; n++) status.push((await pedir(n, emDoBloco(n))).statusCode);
    expect(status.filter((s) => s === 200)).toHaveLength(60);
    expect((await pedir(91, emDoBloco(1, '2001:db8:7:2'))).statusCode).toBe(200);
  });

  test('seis senhas erradas do bloco fazem a certa esperar no bloco inteiro, e só nele', async () => {
    const { email } = await criarTutor(palco(), { senhaHash: await resumirSenha('a senha certa') });
    const entrar = async (senha: string, remoteAddress: string) =>
      (await palco().app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email, senha } }))
        .statusCode;
    for (let n = 0; n < 6; n++) await entrar('a senha errada', emDoBloco(n, '2001:db8:8:1'));
    expect(await entrar('a senha certa', emDoBloco(99, '2001:db8:8:1'))).toBe(429);
    expect(await entrar('a senha certa', emDoBloco(99, '2001:db8:8:2'))).toBe(200);
  });
});
