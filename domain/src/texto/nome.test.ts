import { expect, test } from 'vitest';
import { noAssunto, nomeLimpo } from './nome';
import { primeiroNome } from './primeiro-nome';

test.each(['Maria das Dores', "D'Ávila & Filhos (Centro)", 'Zoë 🐶', 'S.O.S. Pet', '愛'])('"%s" é um nome', (nome) => {
  expect(nomeLimpo(nome)).toBe(true);
});

test.each([
  ['quebra de linha', 'Maria\nBcc: todos@example.com'],
  ['retorno', 'Maria\rSilva'],
  ['tabulação', 'Maria\tSilva'],
  ['nulo', 'Maria\0'],
  ['apagar', 'Maria\u007f'],
  ['separador de linha', 'Maria\u2028Silva'],
  ['da direita para a esquerda', 'Maria \u202Egpj.exe'],
  ['isolamento', 'Maria \u2066x\u2069'],
  ['marca árabe', 'Maria\u061C'],
  ['marca de direção', 'Maria\u200F'],
])('%s não cabe num nome', (_, nome) => {
  expect(nomeLimpo(nome)).toBe(false);
});

test.each([
  ['Dra. Ana Souza', 'Dra. Ana Souza'],
  ["Pet D'Ávila & Filhos", "Pet D'Ávila & Filhos"],
  ['GANHE R$ 1.000 EM https://golpe.example/x?y=1 AGORA', 'GANHE R 1 000 EM https golpe example x…'],
  ['Ana\r\nBcc: todos@example.com', 'Ana Bcc todos example com'],
  ['Ana\u202Eoãoj', 'Ana oãoj'],
  ['x'.repeat(120), `${'x'.repeat(39)}…`],
  ['   ', ''],
])('no assunto, "%s" vira "%s"', (nome, esperado) => {
  expect(noAssunto(nome)).toBe(esperado);
});

test.each([
  [' Ana  Prado ', 'Ana'],
  ['Dr. Caio Exemplo', 'Dr. Caio'],
  ['J. Silva', 'J.'],
  ['', ''],
])('"%s" se chama "%s"', (nome, chamado) => {
  expect(primeiroNome(nome)).toBe(chamado);
});
