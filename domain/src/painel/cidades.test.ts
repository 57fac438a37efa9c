import { expect, test } from 'vitest';
import { cidadesDoAno } from './cidades';

const em = (cidade: string | null, quantas: number, online = false) => ({ cidade, online, quantas });

test('uma cidade é uma só, como quer que cada loja a escreva', () => {
  expect(cidadesDoAno([em('Sorocaba', 3), em(' SOROCABA/SP', 4), em('Votorantim - SP', 5)], 5)).toEqual([
    { nome: 'Sorocaba', quantas: 7 },
    { nome: 'Votorantim', quantas: 5 },
  ]);
});

test('compras pela internet e lojas sem cidade têm o seu lugar; das outras ficam as primeiras', () => {
  expect(cidadesDoAno([em(null, 2), em('Itu', 2), em('Sorocaba', 9, true), em('Salto', 1)], 3)).toEqual([
    { nome: 'Compras pela internet', quantas: 9 },
    { nome: 'Cidade não informada', quantas: 2 },
    { nome: 'Itu', quantas: 2 },
  ]);
});
