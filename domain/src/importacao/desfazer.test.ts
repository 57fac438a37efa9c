import { expect, test } from 'vitest';
import { TIPOS_DE_IMPORTACAO } from './contrato';
import { fraseDoUso, podeDesfazer, quantasDo, seDesfaz } from './desfazer';

test('só baixas e pagamentos não se desfazem por arquivo', () => {
  expect(TIPOS_DE_IMPORTACAO.filter((tipo) => !seDesfaz(tipo))).toEqual(['baixa', 'pagamentos']);
});

test('pode ser pedida depois do fim, com linhas gravadas que digam de onde vieram, e uma vez', () => {
  const feita = {
    tipo: 'cadastro-tutor',
    estado: 'concluida',
    aceitas: 1,
    desfeita_em: null,
    comRastro: true,
  } as const;
  expect(podeDesfazer(feita)).toBe(true);
  expect(podeDesfazer({ ...feita, estado: 'falhou' })).toBe(true);
  expect(podeDesfazer({ ...feita, estado: 'processando' })).toBe(false);
  expect(podeDesfazer({ ...feita, estado: 'recebida' })).toBe(false);
  expect(podeDesfazer({ ...feita, tipo: 'baixa' })).toBe(false);
  expect(podeDesfazer({ ...feita, aceitas: 0 })).toBe(false);
  expect(podeDesfazer({ ...feita, comRastro: false })).toBe(false);
  expect(podeDesfazer({ ...feita, desfeita_em: '2026-03-10T15:00:00.000Z' })).toBe(false);
});

test('a frase diz quantas de quantas', () => {
  expect(fraseDoUso('cadastro-tutor', 3, 1_200)).toBe('3 das 1.200 pessoas já usaram a conta.');
  expect(fraseDoUso('cadastro-prescritor', 1, 120)).toBe('1 das 120 pessoas já usou a conta.');
  expect(fraseDoUso('cadastro-lojista', 1, 1)).toBe('1 loja já está em uso.');
  expect(fraseDoUso('cupons-online', 2, 40)).toBe('2 dos 40 códigos já foram entregues a tutores.');
  expect(fraseDoUso('prescricoes-online', 5, 5)).toBe('5 das 5 indicações já foram usadas.');
  expect([quantasDo('cupons-online', 1), quantasDo('prescricoes-online', 2_000)]).toEqual([
    '1 código',
    '2.000 indicações',
  ]);
});
