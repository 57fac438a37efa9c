import { describe, expect, test } from 'vitest';
import { comPalco } from '../test/palco';
import { semSegredos } from './log';

const palco = comPalco();

describe('cabeçalhos', () => {
  test('nenhum script de fora nem embutido, nenhum referrer, nenhuma moldura', async () => {
    const { headers } = await palco().app.inject('/api/health');
    const csp = String(headers['content-security-policy']);
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("object-src 'none'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  });

  test('um arquivo das telas leva só o que serve a um arquivo, e nenhum cookie que o tire dos caches', async () => {
    const { headers } = await palco().app.inject('/web/assets/index-abc.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('uma recusa é um documento de problema que não fica em cache', async () => {
    const { headers, statusCode } = await palco().app.inject('/api/nao-existe');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'application/problem+json',
      'no-store',
    ]);
  });
});

describe('XSRF', () => {
  const sair = (headers: Record<string, string>) => palco().app.inject({ method: 'POST', url: '/api/logout', headers });

  test('o servidor dá o cookie; quem o leva precisa repeti-lo', async () => {
    const { headers } = await palco().app.inject('/api/health');
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(cookie).toHaveLength(24);
    const tipo = async (h: Record<string, string>) => (await sair(h)).json().type;
    expect(await tipo({ cookie: `XSRF-TOKEN=${cookie}` })).toBe('xsrf-invalido');
    expect(await tipo({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': 'outro' })).toBe('xsrf-invalido');
    expect(await tipo({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie })).toBe('sessao-invalida');
    expect(await tipo({})).toBe('sessao-invalida');
  });
});

describe('o registro', () => {
  test.each([
    ['/web/indicacao/RE1OU1RSMjI6MTU5', '/web/indicacao/…'],
    ['/api/prescrition/DMNSTR22/tutor', '/api/prescrition/…/tutor'],
    ['/api/tutor/token?api_token=abc', '/api/tutor/token'],
    ['/web/recuperar/abc', '/web/recuperar/…'],
    ['/web/login/indicacao/abc', '/web/login/indicacao/…'],
  ])('%s vira %s', (url, limpa) => expect(semSegredos(url)).toBe(limpa));
});
