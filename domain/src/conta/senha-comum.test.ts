import { expect, test } from 'vitest';
import { erroDaSenhaComum } from './senha-comum';

test.each([
  '12345678',
  '123456789012',
  '210987654321',
  'password',
  'Password1',
  'senha123',
  'S3nh@2024!',
  'indicabem',
  'IndicaBem2026',
  'cachorro1',
  'ração2025',
  'flamengo10',
  'qwertyuiop',
  '87654321',
  'aaaaaaaa',
  'abcdabcd',
  'senhasenha',
  '12081990',
  '19900812',
  'iloveyou',
  'trustno1',
])('"%s" é de todo mundo', (senha) => {
  expect(erroDaSenhaComum(senha)).toMatch(/muito usada/);
});

test.each(['mariana1990', 'Souza123', 'mariana.souza', 'mariana.souza@example.com', 'Mariana Souza', 'M4riana!!'])(
  '"%s" é o nome ou o e-mail de quem escolhe',
  (senha) => {
    const dona = { email: 'mariana.souza@example.com', nomes: ['Mariana Souza', null] };
    expect(erroDaSenhaComum(senha, dona)).toMatch(/nome ou e-mail/);
  },
);

test.each(['racao-boa-1', 'uma senha boa', 'O gato dorme às 3h', 'cachorro caramelo feliz', 'tR9x!kq2', '93847562ana'])(
  '"%s" passa',
  (senha) => {
    expect(erroDaSenhaComum(senha, { email: 'ana@example.com', nomes: ['Ana de Sá'] })).toBeNull();
  },
);

test('um nome de duas letras não proíbe nada', () => {
  expect(erroDaSenhaComum('lixo-lua-9', { email: 'li@example.com', nomes: ['Li'] })).toBeNull();
});
