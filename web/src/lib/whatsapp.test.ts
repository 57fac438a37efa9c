import { expect, test } from 'vitest';
import { linkDoWhatsApp } from './whatsapp';

test.each([
  { telefone: '(15) 99123-4567', texto: undefined, link: 'https://wa.me/5515991234567' },
  { telefone: '+55 15 99123-4567', texto: undefined, link: 'https://wa.me/5515991234567' },
  { telefone: null, texto: 'Olá, tudo bem?', link: 'https://wa.me/?text=Ol%C3%A1%2C%20tudo%20bem%3F' },
])('abre a conversa em $link', ({ telefone, texto, link }) => {
  expect(linkDoWhatsApp(telefone, texto)).toBe(link);
});
