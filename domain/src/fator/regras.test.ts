import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codigoCompleto,
  emBase32,
  emGruposDeQuatro,
  enderecoDoAplicativo,
  limparCodigo,
  limparRecuperacao,
  passosAceitos,
  recuperacaoCompleta,
  recuperacaoDeBytes,
} from './regras';

test('um código colado com espaço ou traço é o mesmo código', () => {
  for (const escrito of ['123456', '123 456', ' 123-456 ', '１２３４５６', '123\u00a0456', '123–456'])
    expect([escrito, limparCodigo(escrito), codigoCompleto(escrito)]).toEqual([escrito, '123456', true]);
  for (const escrito of ['', '12345', '1234567', '12345a']) expect(codigoCompleto(escrito)).toBe(false);
});

test('valem o passo de agora, o anterior e o próximo', () => {
  expect(passosAceitos(new Date(59_000))).toEqual([0, 1, 2]);
  expect(passosAceitos(new Date(60_000))).toEqual([1, 2, 3]);
});

describe('os códigos de recuperação', () => {
  test('são dezesseis letras sem sósias, e se leem de volta como forem escritos', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
        const codigo = recuperacaoDeBytes(bytes);
        expect(codigo).toMatch(/^[A-HJ-NP-TV-Z2-9]{4}(-[A-HJ-NP-TV-Z2-9]{4}){3}$/);
        expect(limparRecuperacao(codigo.toLowerCase().replaceAll('-', ' '))).toBe(codigo.replaceAll('-', ''));
        expect(recuperacaoCompleta(codigo)).toBe(true);
      }),
    );
  });

  test('bytes de menos não viram um código fraco', () => {
    expect(() => recuperacaoDeBytes(new Uint8Array(64).fill(255))).toThrow(RangeError);
  });
});

test('base32 como na RFC 4648, sem os sinais do fim', () => {
  const casos = { '': '', f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' };
  for (const [texto, esperado] of Object.entries(casos))
    expect(emBase32(Uint8Array.from(texto, (letra) => letra.charCodeAt(0)))).toBe(esperado);
});

test('o segredo por extenso vem em grupos de quatro; o do QR, inteiro', () => {
  expect(emGruposDeQuatro('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  const endereco = enderecoDoAplicativo({ emissor: 'Indica Bem', email: 'a+b@example.com', segredo: 'JBSWY3DP' });
  expect(endereco).toBe(
    'otpauth://totp/Indica%20Bem:a%2Bb%40example.com?secret=JBSWY3DP&issuer=Indica%20Bem&algorithm=SHA1&digits=6&period=30',
  );
});
