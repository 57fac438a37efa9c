import { describe, expect, test } from 'vitest';
import { lerConfig } from '../../config/config';
import { chamar } from '../../test/chamar';
import { comPalco } from '../../test/palco';

const MAPA = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
const csp = async (app: { inject(url: string): Promise<{ headers: object }> }) =>
  String(new Map(Object.entries((await app.inject('/api/health')).headers)).get('content-security-policy'));

describe('com TILE_URL', () => {
  const palco = comPalco({ mapa: MAPA });

  test('a tela recebe o endereço dos quadros do mapa', async () => {
    expect((await chamar(palco(), null, 'GET /configuracao-publica', {})).body).toEqual({ mapa: MAPA });
  });

  test('e só deles o navegador aceita imagens de fora', async () => {
    expect(await csp(palco().app)).toContain("img-src 'self' data: blob: https://*.tiles.example.com;");
  });
});

describe('sem TILE_URL', () => {
  const palco = comPalco();

  test('não há quadros, nem imagem de fora', async () => {
    expect((await chamar(palco(), null, 'GET /configuracao-publica', {})).body).toEqual({ mapa: null });
    expect(await csp(palco().app)).toContain("img-src 'self' data: blob:;");
  });
});

test('TILE_URL vale com z, x e y, em http ou https', () => {
  expect(lerConfig({ TILE_URL: 'http://mapa.example.com:8080/{z}/{x}/{y}.png' }).mapa).toContain('mapa.example.com');
  expect(lerConfig({ TILE_URL: '' }).mapa).toBeUndefined();
});

test.each([
  'mapa',
  'ftp://mapa.example.com/{z}/{x}/{y}',
  'https://mapa.example.com/{z}/{x}.png',
  "https://mapa.example.com; script-src 'unsafe-inline'/{z}/{x}/{y}",
])('TILE_URL "%s" é recusado com uma frase clara', (TILE_URL) => {
  expect(() => lerConfig({ TILE_URL })).toThrow(
    'TILE_URL precisa ser um endereço http://… ou https://… com {z}, {x} e',
  );
});
