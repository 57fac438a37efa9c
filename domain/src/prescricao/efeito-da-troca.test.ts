import { expect, test } from 'vitest';
import { efeitoDaTroca } from './efeito-da-troca';

const feliz = { nome: 'Pet Feliz', desconto: 10 };
const nova = { nome: 'Ração & Cia', desconto: 12.5, online: false };

test('a troca diz as duas lojas, os dois descontos e o que se perde', () => {
  expect(efeitoDaTroca({ atual: feliz, nova })).toBe(
    'Hoje: Pet Feliz, 10% de desconto. Nova: Ração & Cia, 12,5% de desconto. O cupom da Pet Feliz deixa de valer na hora.',
  );
});

test('para uma loja online, diz também que é definitiva', () => {
  expect(efeitoDaTroca({ atual: feliz, nova: { ...nova, online: true } })).toMatch(
    /A escolha de uma loja online é definitiva\.$/,
  );
  expect(efeitoDaTroca({ atual: null, nova: { ...nova, online: true } })).toBe(
    'Ração & Cia, 12,5% de desconto. A escolha de uma loja online é definitiva.',
  );
});
