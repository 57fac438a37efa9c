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

test.each([
  [0, 0, 3],
  [1, 1, 4],
  [264, 185.5, 4],
  [1_234_567, 1_034_567.5, 4],
])('%i kg prometidos, %f entregues: nenhuma linha toca a outra', async (prometido, entregue, linhas) => {
  expect(await faixasDeTexto(desenharCartao({ prometido, entregue }))).toBe(linhas);
});

/** Where there are words, below the mark: rows of the picture that are not all background, taken together while they touch. */
async function faixasDeTexto(desenho: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(desenho))
    .extract({ left: 60, top: 140, width: 600, height: 490 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const vazia = (y: number) => data.subarray(y * info.width, (y + 1) * info.width).every((ponto) => ponto === data[0]);
  const vazias = Array.from({ length: info.height }, (_, y) => vazia(y));
  return vazias.filter((nada, y) => !nada && (y === 0 || vazias[y - 1])).length;
}
