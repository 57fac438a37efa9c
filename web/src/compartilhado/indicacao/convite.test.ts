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

test('onde se começa aos poucos, o convite diz cada dia, e não a quantidade inteira', () => {
  const rampa = [25, 49, 74, 98].map((gramas, i) => ({ dia: i + 1, fracao: (i + 1) / 4, gramas }));
  const calculo = { gramas: 98, rampa } as Prescricao['calculo'];
  const texto = textoDoConvite({ ...prescricao, calculo }, ORIGEM);
  expect(texto).toContain(
    'Indiquei Fresh Meat · Adultos, para o seu pet. ' +
      'Comece aos poucos: 1º dia 25 g, 2º dia 49 g, 3º dia 74 g, 4º dia 98 g em diante. O código é',
  );
  expect(texto).not.toContain('98 g por dia');
});

test('indicada sem a quantidade, o convite manda combinar com o veterinário', () => {
  const sem_dose = { motivo: 'muito_magro' } as unknown as Prescricao['sem_dose'];
  const texto = textoDoConvite({ ...prescricao, calculo: null, sem_dose }, ORIGEM);
  expect(texto).toContain('para o seu pet. Quantidade por dia: combine com o veterinário. O código é');
});

test('sem cálculo o convite não fala em quantidade', () => {
  expect(textoDoConvite({ ...prescricao, calculo: null }, ORIGEM)).not.toContain('g por dia');
});
