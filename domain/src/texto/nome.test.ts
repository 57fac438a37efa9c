import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noAssunto, nomeLimpo, semEndereco } from './nome';
import { ola, primeiroNome } from './primeiro-nome';

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

test.each([
  ['Ana Prado', 'Olá, Ana!'],
  ["D'Ávila Prado", "Olá, D'Ávila!"],
  ['Ana-Maria', 'Olá, Ana-Maria!'],
  ['José'.normalize('NFD'), `Olá, ${'José'.normalize('NFD')}!`],
  ['Nguyễn Thị', 'Olá, Nguyễn!'],
  ['O’Neil', 'Olá, O’Neil!'],
  ['Dr. Caio Exemplo', 'Olá, Dr. Caio!'],
  ['J. Silva', 'Olá, J.!'],
  ['Pet & Cia.', 'Olá, Pet!'],
  ['', 'Olá!'],
  ['https://golpe.example/pix?v=500 Silva', 'Olá!'],
  ['golpe.example/pix', 'Olá!'],
  ['golpe.example', 'Olá!'],
  ['VOCÊ-GANHOU-R$500:acesse-golpe.example', 'Olá!'],
  ['Dr. golpe.example', 'Olá!'],
  ['GANHE-QUINHENTOS-REAIS-AGORA-MESMO', 'Olá!'],
])('a carta a "%s" começa com "%s"', (nome, esperado) => {
  expect(ola(nome)).toBe(esperado);
});

test.each([
  "D'Ávila",
  'Ana-Maria',
  'Nguyễn',
  'O’Neil',
  'Pet & Cia.',
  'S.O.S. Pet',
  'Rex 2',
  'Clínica Dra. Ana (Centro)',
])('"%s" fica como é no corpo de uma carta', (nome) => {
  expect(semEndereco(nome)).toBe(nome);
});

/** Made of what addresses are made of, so that chance builds many. */
const pedaco = fc.constantFrom(
  'golpe',
  'www',
  'com',
  'br',
  'a',
  'é',
  '.',
  '。',
  '/',
  ':',
  '//',
  '@',
  '-',
  ' ',
  '\u200b',
  '?',
  '7',
);
const suspeito = fc.oneof(
  fc.array(pedaco, { maxLength: 12 }).map((p) => p.join('')),
  fc.string({ unit: 'binary' }),
);

test('nenhum nome vira um endereço numa carta, nem outra linha', () => {
  fc.assert(
    fc.property(suspeito, (nome) => {
      for (const dito of [ola(nome), semEndereco(nome), noAssunto(nome), `Olá, ${semEndereco(primeiroNome(nome))}!`]) {
        expect(dito).not.toMatch(/[\p{L}\p{N}]\.[\p{L}\p{N}-]{2}/u);
        expect(dito).not.toMatch(/[/:@?#%\\[\]<>\p{Cc}\p{Cf}\u2028\u2029]/u);
      }
    }),
  );
});
