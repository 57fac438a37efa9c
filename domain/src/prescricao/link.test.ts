import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALFABETO } from './codigo';
import { hashDaIndicacao, lerHash } from './link';

// btoa('DMNSTR22:15900000499')
const HASH = 'RE1OU1RSMjI6MTU5MDAwMDA0OTk';

test('o link leva código e telefone, só dígitos, sem preenchimento', () => {
  expect(hashDaIndicacao('DMNSTR22', '15900000499')).toBe(HASH);
  expect(hashDaIndicacao('dmns-tr22', '+55 (15) 90000-0499')).toBe(HASH);
});

test.each([
  ['como gerado', HASH],
  ['com preenchimento', `${HASH}=`],
  ['com o ponto final da frase', `${HASH}.`],
  ['com os sinais da mensagem em volta', `*${HASH}*)…\u200b`],
  // DMNSTR22:(15) 90000-0499
  ['com o telefone formatado', 'RE1OU1RSMjI6KDE1KSA5MDAwMC0wNDk5'],
])('lê o link %s', (_, hash) => {
  expect(lerHash(hash)).toEqual({ codigo: 'DMNSTR22', telefone: '15900000499' });
});

test('aceita os dois alfabetos da base64', () => {
  // '~~~' and '???' are where the alphabets differ; here they stand between the digits of a phone.
  const comum = 'RE1OU1RSMjI6fn5+MTU5MDAwMDA0OTk/Pz8=';
  const seguro = 'RE1OU1RSMjI6fn5-MTU5MDAwMDA0OTk_Pz8';
  expect(lerHash(comum)).toEqual({ codigo: 'DMNSTR22', telefone: '15900000499' });
  expect(lerHash(seguro)).toEqual(lerHash(comum));
});

test.each([
  ['vazio', ''],
  ['fora da base64', 'não é um hash!'],
  ['sem telefone', 'RE1OU1RSMjI'],
  ['telefone impossível', 'RE1OU1RSMjI6MTIz'],
  ['código impossível', 'QUVJT1UwMTE6MTU5MDAwMDA0OTk'],
  ['cortado no meio', HASH.slice(0, -3)],
  ['comprido demais', HASH + '!'.repeat(100)],
  ['uma parte a mais', 'RE1OU1RSMjI6MTU5MDAwMDA0OTk6MQ'],
])('recusa %s', (_, hash) => {
  expect(lerHash(hash)).toBeNull();
});

test('ir e voltar dá o mesmo código e telefone, e o hash cabe num endereço', () => {
  const codigo = fc.string({ unit: fc.constantFrom(...ALFABETO), minLength: 8, maxLength: 8 });
  const telefone = fc.integer({ min: 0, max: 99_999_999 }).map((n) => `159${String(n).padStart(8, '0')}`);
  fc.assert(
    fc.property(codigo, telefone, (c, t) => {
      const hash = hashDaIndicacao(c, t);
      expect(hash).toMatch(/^[\w-]+$/);
      expect(lerHash(hash)).toEqual({ codigo: c, telefone: t });
    }),
  );
});

test('nenhum texto faz a leitura falhar', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (texto) => {
      lerHash(texto);
    }),
  );
});
