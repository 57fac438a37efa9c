import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { comPalco } from '../../test/palco';
import { encherRegistro, esvaziarRegistro } from '../../test/registro';
import { desenharCartao } from './desenhar-cartao';
import { imagemDaTransparencia } from './imagem-da-transparencia';

const palco = comPalco();
beforeAll(() => encherRegistro(palco().db, 7));
afterAll(() => esvaziarRegistro(palco().db));

const totais = (prometido: number, entregue: number) => ({
  prometido: { kg: prometido, cadeiras: 0 },
  entregue: { kg: entregue, cadeiras: 0 },
});

test('a imagem do link tem 1200 × 630 e pode ser mostrada por outros sites', async () => {
  const { statusCode, headers, rawPayload } = await palco().app.inject('/api/transparencia/imagem.png?v=7-0');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=60',
  ]);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('cem pedidos com os mesmos números são um desenho; outro número, outra imagem', async () => {
  const ler = vi.fn(async () => totais(264, 185.5));
  const imagem = imagemDaTransparencia(ler);
  const cem = await Promise.all(Array.from({ length: 100 }, imagem));
  expect(new Set(cem).size).toBe(1);
  ler.mockResolvedValue(totais(265, 185.5));
  expect((await imagem()).equals(cem[0] as Buffer)).toBe(false);
});

test('qualquer número se escreve sem fonte alguma: nenhum texto no desenho, nenhuma letra que falte', () => {
  const todos = [...Array(30).keys(), 99, 100, 1234, 98765, 1234567, 999_999_999];
  for (const kg of todos) {
    const desenho = desenharCartao({ prometido: kg, entregue: kg / 2 });
    expect(desenho).not.toMatch(/<text|font/);
  }
});

test('um número de nove algarismos cabe no lugar do pequeno', async () => {
  // Right of the words the picture is the same, whatever they say.
  const recorte = (kg: number) =>
    sharp(Buffer.from(desenharCartao({ prometido: kg, entregue: kg })))
      .extract({ left: 690, top: 200, width: 60, height: 400 })
      .raw()
      .toBuffer();
  expect((await recorte(999_999_999)).equals(await recorte(1))).toBe(true);
});
