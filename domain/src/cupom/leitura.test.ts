import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALFABETO } from '../prescricao/codigo';
import { esperaEmPalavras, finalDoCpf, lerDigitado, lerQr, mostradoPor } from './leitura';

const SELO = 'R460N3689MR9QQRK';
const VIVO = { codigo: '123456789012345', mostrado: { s: SELO }, origem: 'qr' };

describe('o que a câmera leu', () => {
  test.each([
    ['o endereço inteiro', `https://indicabem.example.com/web/cupom/efetivar/123456789012345?s=${SELO}`],
    ['em outro host, com porta', `http://127.0.0.1:3000/web/cupom/efetivar/123456789012345?s=${SELO}`],
    ['sob um caminho', `https://example.com/pets/web/cupom/efetivar/123456789012345?s=${SELO}`],
    ['sem host', `/web/cupom/efetivar/123456789012345?s=${SELO}`],
    ['em minúsculas, com outro parâmetro', `/web/cupom/efetivar/123456789012345/?a=1&s=${SELO.toLowerCase()}#x`],
    ['com espaços em volta', ` /web/cupom/efetivar/123456789012345?s=${SELO}\n`],
  ])('%s', (_, texto) => expect(lerQr(texto)).toEqual(VIVO));

  test('sem selo, é o cupom sem nada que o mostre', () => {
    expect(lerQr('https://x.example.com/web/cupom/efetivar/77')).toEqual({ codigo: '77', mostrado: {}, origem: 'qr' });
  });

  test.each([
    'https://example.com/cardapio',
    '77',
    '',
    'https://x/web/cupom/efetivar/abc',
    '/web/cupom/ver/77',
    'https://x/?volta=/web/cupom/efetivar/42',
    'javascript:alert(1)//web/cupom/efetivar/42',
  ])('"%s" não é de um cupom', (texto) => expect(lerQr(texto)).toBeNull());
});

describe('o que foi digitado', () => {
  test.each([
    ['CPM7KXR429', { codigo: 'CPM7KXR429', mostrado: {} }],
    ['cpm7-kxr4-29', { codigo: 'CPM7KXR429', mostrado: {} }],
    ['cpm7 kxr4 29  4821', { codigo: 'CPM7KXR429', mostrado: { numero: '4821' } }],
    ['CPM7-KXR4-29 901', { codigo: 'CPM7KXR429', mostrado: { cpf: '901' } }],
    ['Código do cupom: CPM7-KXR4-29', { codigo: 'CPM7KXR429', mostrado: {} }],
    ['123456789012345', { codigo: '123456789012345', mostrado: {} }],
    ['CPM7', { codigo: 'CPM7', mostrado: {} }],
  ])('"%s"', (texto, lido) => expect(lerDigitado(texto)).toEqual({ ...lido, origem: 'teclado' }));

  test('um leitor que funciona como teclado digita o endereço inteiro', () => {
    expect(lerDigitado(`https://indicabem.example.com/web/cupom/efetivar/123456789012345?s=${SELO}`)).toEqual(VIVO);
  });

  test('também o que está no teclado americano, num computador com o brasileiro', () => {
    expect(lerDigitado(`httpsÇ;;indicabem.example.com;web;cupom;efetivar;123456789012345:s=${SELO}`)).toEqual(VIVO);
  });

  test('nenhum código de cupom se confunde com código e dígitos', () => {
    const codigo = fc.array(fc.constantFrom(...ALFABETO), { minLength: 10, maxLength: 10 }).map((l) => l.join(''));
    fc.assert(
      fc.property(codigo, fc.integer({ min: 0, max: 9999 }), (texto, n) => {
        const numero = String(n).padStart(4, '0');
        expect(lerDigitado(texto)).toEqual({ codigo: texto, mostrado: {}, origem: 'teclado' });
        expect(lerDigitado(`${texto} ${numero}`).mostrado).toEqual({ numero });
      }),
    );
  });
});

test.each([
  ['4821', { numero: '4821' }],
  ['48 21', { numero: '4821' }],
  ['9-01', { cpf: '901' }],
  ['12', null],
  ['12345', null],
  ['12a', null],
  ['', null],
])('ao lado do código, "%s" é %j', (texto, mostrado) => expect(mostradoPor(texto)).toEqual(mostrado));

test('do CPF se pedem os três últimos dígitos, e de um que não é, nada', () => {
  expect(finalDoCpf('123.456.789-01')).toBe('901');
  expect(finalDoCpf('123')).toBeNull();
});

test.each([
  [0.4, '1 minuto'],
  [900, '15 minutos'],
  [3600, '60 minutos'],
  [7200, '2 horas'],
  [30 * 86_400, '30 dias'],
])('%d segundos são %s', (segundos, espera) => expect(esperaEmPalavras(segundos)).toBe(espera));
