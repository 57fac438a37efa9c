import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { expect, test } from 'vitest';
import { linkDaIndicacao, textoDoConvite } from './convite';

const ORIGEM = 'https://indica.example.com';
const hash = hashDaIndicacao('BCDF2345', '15912345678');
const prescricao = {
  hash,
  codigo_prescricao: 'BCDF2345',
  tutor_nome: null,
  pet_nome: null,
  product: { nome: 'Fresh Meat Adultos' },
  calculo: { gramas: 133 },
  tutor: { nome: 'Ana', cpf: '529.982.247-25' },
} as Prescricao;

test('o link é absoluto e leva só o hash', () => {
  expect(linkDaIndicacao(prescricao, ORIGEM)).toMatch(new RegExp(`^${ORIGEM}/(web/)?indicacao/${hash}$`));
  expect(linkDaIndicacao({ hash: null }, ORIGEM)).toBeNull();
});

test('o convite diz produto, quantidade, código e link, e nada mais do tutor', () => {
  const texto = textoDoConvite(prescricao, ORIGEM);
  expect(texto).toContain('Fresh Meat · Adultos, 133 g por dia');
  expect(texto).toContain(`indicacao/${hash}`);
  expect(texto).toContain('O código é BCDF-2345.');
  expect(texto).not.toMatch(/529|Ana|15912345678/);
});

test('com os nomes, o convite cumprimenta', () => {
  const texto = textoDoConvite({ ...prescricao, tutor_nome: 'Ana', pet_nome: 'Rex' }, ORIGEM);
  expect(texto).toMatch(/^Olá, Ana! Indiquei Fresh Meat · Adultos, 133 g por dia, para Rex\./);
});

test('sem cálculo o convite não fala em quantidade', () => {
  expect(textoDoConvite({ ...prescricao, calculo: null }, ORIGEM)).not.toContain('g por dia');
});
