import { expect, test } from 'vitest';
import { comHifenFirme } from './hifen-firme';

test.each([
  ['um link por e-mail ou WhatsApp', 'um link por e\u2011mail ou WhatsApp'],
  ['E-mail e senha; os e-mails', 'E\u2011mail e senha; os e\u2011mails'],
  // Long enough to be told apart on two lines, and what only looks like such a word.
  ['médico-veterinário', 'médico-veterinário'],
  ['escreva para ab-c@example.com', 'escreva para ab-c@example.com'],
  ['código CPM7-KXR4', 'código CPM7-KXR4'],
])('%s', (texto, firme) => {
  expect(comHifenFirme(texto)).toBe(firme);
});
