import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  caminhoDoQr,
  fimDoPasso,
  normalizarSelo,
  numeroDeBytes,
  passoDe,
  passosAceitos,
  seloDeBytes,
  textoDoNumero,
  textoDoSelo,
} from './selo';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (par) => Number.parseInt(par, 16));
const segundo = (n: number) => new Date(n * 1000);

test('o texto selado nomeia cupom, vez, loja e passo; o do número é outro', () => {
  const cupom = { idCupom: 123_456_789_012_345, vez: 2, idLojista: 7 };
  expect(textoDoSelo(cupom, 118_000_000)).toBe('v1|123456789012345|2|7|118000000');
  expect(textoDoNumero(cupom, 118_000_000)).toBe('n1|123456789012345|2|7|118000000');
});

test.each([
  ['c10c0a8cc84d309bdf13', 'R460N3689MR9QQRK'],
  ['4ebc6820643dfdfd33c9ffff', '9TY6G8347QYZTCY9'],
  ['00000000000000000000', '0000000000000000'],
  ['ffffffffffffffffffff', 'ZZZZZZZZZZZZZZZZ'],
  ['08421084210842108421', '1111111111111111'],
])('dez bytes %s são o selo %s', (hex, selo) => expect(seloDeBytes(bytes(hex))).toBe(selo));

test('bytes de menos não fazem um selo', () => expect(() => seloDeBytes(bytes('0011'))).toThrow());

test.each([
  ['9c4377d5', '7285'],
  ['05a4e226', '1878'],
  ['00000007', '0007'],
  ['ffffffff', '7295'],
])('quatro bytes %s são o número %s', (hex, numero) => expect(numeroDeBytes(bytes(hex))).toBe(numero));

test('um selo lido em minúsculas, ou com O por 0 e L por 1, é o mesmo', () => {
  expect(normalizarSelo(' r46on3689mr9qqrk ')).toBe('R460N3689MR9QQRK');
  expect(normalizarSelo('IlO')).toBe('110');
});

test('um passo dura quinze segundos e termina quando o seguinte começa', () => {
  expect([0, 14, 15, 29, 30].map((s) => passoDe(segundo(s)))).toEqual([0, 0, 1, 1, 2]);
  expect(fimDoPasso(segundo(31)).getTime()).toBe(45_000);
  expect(fimDoPasso(segundo(45)).getTime()).toBe(60_000);
});

const instante = fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 });

test('uma captura de tela morre em 45 segundos, no mais tardar', () => {
  fc.assert(
    fc.property(instante, fc.integer({ min: 45_000, max: 90_000 }), (feita, depois) => {
      expect(passosAceitos(new Date(feita + depois))).not.toContain(passoDe(new Date(feita)));
    }),
  );
});

test('e vive ao menos meio minuto: dá tempo de ler com calma', () => {
  fc.assert(
    fc.property(instante, fc.integer({ min: 0, max: 30_000 }), (feita, depois) => {
      expect(passosAceitos(new Date(feita + depois))).toContain(passoDe(new Date(feita)));
    }),
  );
});

test('um segundo de diferença entre duas instâncias não recusa ninguém', () => {
  fc.assert(
    fc.property(instante, fc.integer({ min: -1000, max: 1000 }), (feita, diferenca) => {
      expect(passosAceitos(new Date(feita + diferenca))).toContain(passoDe(new Date(feita)));
    }),
  );
});

test('o QR guarda o endereço do caixa com o selo', () => {
  expect(caminhoDoQr(77, 'R460N3689MR9QQRK')).toBe('/web/cupom/efetivar/77?s=R460N3689MR9QQRK');
  expect(caminhoDoQr(77)).toBe('/web/cupom/efetivar/77');
});
