import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email } from '../contrato/tipos';
import { emailValido, limparEmail, mascararEmail } from './email';

test.each(['ana@example.com', ' Ana.Souza@Example.COM ', "o'brien+loja@sub.example.com.br", 'a_b-c@x-y.example.com'])(
  '"%s" é um e-mail',
  (texto) => {
    expect(emailValido(texto)).toBe(true);
  },
);

test.each([
  'ana@\u200Bexample.com',
  '\uFEFFana@example.com\u200E',
  'mailto:Ana@example.com',
  ' \u2060MAILTO:ana@example.com',
])('de "%s", copiado, fica o e-mail', (texto) => {
  expect(emailValido(texto)).toBe(true);
  expect(email.parse(texto)).toBe('ana@example.com');
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'a b@example.com',
  'ana@@example.com',
  '.ana@example.com',
])('"%s" não é', (texto) => {
  expect(emailValido(texto)).toBe(false);
});

test.each([
  ['maria.souza@example.com', 'm•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
])('%s, meio escondido, é %s', (email, escondido) => {
  expect(mascararEmail(email)).toBe(escondido);
});

test('longo demais não é', () => {
  expect(emailValido(`${'a'.repeat(250)}@example.com`)).toBe(false);
});

test('o formulário e o contrato concordam sempre: quem se cadastra consegue entrar', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.string({ maxLength: 30 }).map((s) => `${s}@example.com`),
      ),
      (texto) => {
        const lido = email.safeParse(texto);
        expect(lido.success).toBe(emailValido(texto));
        if (lido.success) expect(lido.data).toBe(limparEmail(texto));
      },
    ),
  );
});
