import { expect, test } from 'vitest';
import { formatoDaImagem } from './regras';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<!doctype html><script>', null],
  ['\x89PNG', null],
  ['', null],
])('%j é %s', (inicio, formato) => {
  expect(formatoDaImagem(bytes(inicio))).toBe(formato);
});
