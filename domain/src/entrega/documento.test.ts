import { expect, test } from 'vitest';
import { recusaDoPdf } from './documento';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

test.each([PDF, `${PDF}\n`, `${PDF}\r\n\0\0`, PDF.replace('1.7', '2.0')])('um PDF inteiro é aceito: %j', (pdf) => {
  expect(recusaDoPdf(bytes(pdf))).toBeNull();
});

test.each([
  ['nada', ''],
  ['um HTML', '<!doctype html><script>alert(1)</script>'],
  ['um SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['um executável', `MZ\x90\0${PDF}`],
  ['um GIF com um PDF dentro', `GIF89a${PDF}`],
  ['uma página com um PDF dentro', `<script>alert(1)</script>\n${PDF}`],
  ['um PDF que não diz a versão', PDF.replace('1.7', 'x.y')],
  ['um PDF depois de um espaço', ` ${PDF}`],
])('%s não é um PDF', (_, conteudo) => {
  expect(recusaDoPdf(bytes(conteudo))).toBe('DOCUMENTO_NAO_ACEITO');
});

test.each([
  ['cortado', PDF.slice(0, -3)],
  ['com um ZIP no fim', `${PDF}\nPK\x05\x06${'\0'.repeat(18)}.`],
  ['com uma página no fim', `${PDF}<script>alert(1)</script>`],
  ['com muito depois do fim', `${PDF}${' '.repeat(2000)}`],
])('um PDF %s está danificado', (_, conteudo) => {
  expect(recusaDoPdf(bytes(conteudo))).toBe('DOCUMENTO_DANIFICADO');
});
