import { describe, expect, test } from 'vitest';
import type { NotaLida } from './chave';
import { type CompraDaNota, notaPendente, podeRetirar, recusaDaNota } from './regras';

const CNPJ = '12ABC34501DE35';
const chaveDe = (numero: string, emissao: string) => `352611${CNPJ}65001${numero}${emissao}876543215`;
const nota: NotaLida = { chave: chaveDe('000012345', '1'), uf: '35', mes: '2026-11', cnpj: CNPJ, modelo: '65' };
const compra: CompraDaNota = { cnpj: CNPJ, online: false, data: '2026-11-15', hoje: '2026-12-01' };

describe('a nota de uma compra', () => {
  test.each<[string, Partial<NotaLida>, Partial<CompraDaNota>, string | null]>([
    ['a da loja, do mês', {}, {}, null],
    ['uma NF-e', { modelo: '55' }, {}, null],
    ['um conhecimento de transporte', { modelo: '57' }, {}, 'NOTA_DE_OUTRO_MODELO'],
    ['de uma loja sem CNPJ', {}, { cnpj: null }, 'LOJA_SEM_CNPJ'],
    ['de uma filial, em loja física', { cnpj: '12ABC34502DE99' }, {}, 'NOTA_DE_OUTRA_LOJA'],
    ['de uma filial, em loja online', { cnpj: '12ABC34502DE99' }, { online: true }, null],
    ['de outra empresa, em loja online', { cnpj: '12ABC34601DE35' }, { online: true }, 'NOTA_DE_OUTRA_LOJA'],
    ['de outro estado, em loja física', { uf: '31' }, {}, 'NOTA_DE_OUTRO_ESTADO'],
    ['de outro estado, em loja online', { uf: '31' }, { online: true }, null],
    ['do mês seguinte', { mes: '2026-12' }, {}, null],
    ['do mês seguinte, que ainda não começou', { mes: '2026-12' }, { hoje: '2026-11-30' }, 'NOTA_DE_OUTRO_MES'],
    ['de número zero', { chave: chaveDe('000000000', '1') }, {}, 'NOTA_DIGITO'],
    ['de emissão que não há', { chave: chaveDe('000012345', '0') }, {}, 'NOTA_DIGITO'],
    ['de emissão 8, que é de transporte', { chave: chaveDe('000012345', '8') }, {}, 'NOTA_DIGITO'],
    ['emitida sem conexão', { chave: chaveDe('000012345', '9') }, {}, null],
    ['do mês anterior', { mes: '2026-10' }, {}, null],
    ['de dois meses antes', { mes: '2026-09' }, {}, 'NOTA_DE_OUTRO_MES'],
    ['de dois meses depois', { mes: '2027-01' }, {}, 'NOTA_DE_OUTRO_MES'],
    ['de dezembro, comprada em janeiro', { mes: '2025-12' }, { data: '2026-01-02' }, null],
    ['do mesmo mês, um ano antes', { mes: '2025-11' }, {}, 'NOTA_DE_OUTRO_MES'],
  ])('%s', (_, daNota, daCompra, esperada) => {
    const recusa = recusaDaNota({ ...nota, ...daNota }, { ...compra, ...daCompra });
    expect(recusa?.recusa ?? null).toBe(esperada);
  });

  test('de outro mês, a frase diz os dois', () => {
    expect(recusaDaNota({ ...nota, mes: '2026-03' }, compra)?.partes).toEqual({ nota: '03/2026', compra: '11/2026' });
  });
});

test.each([
  ['opcional, nunca', false, null, '2027-01-01', false],
  ['obrigatória, no sétimo dia ainda não', false, '2026-11-01', '2026-11-22', false],
  ['obrigatória, passado o sétimo dia', false, '2026-11-01', '2026-11-23', true],
  ['obrigatória desde o dia da compra', false, '2026-11-15', '2026-11-23', true],
  ['comprada antes de ser obrigatória', false, '2026-11-16', '2027-01-01', false],
  ['com nota', true, '2026-11-01', '2027-01-01', false],
] as const)('pendente: %s', (_, temNota, desde, hoje, esperado) => {
  expect(notaPendente({ temNota, data: '2026-11-15' }, desde, hoje)).toBe(esperado);
});

test.each([
  ['a loja, a sua, no mesmo dia', 'loja', 'lojista', '2026-11-15', true],
  ['a loja, a do tutor, no mesmo dia', 'tutor', 'lojista', '2026-11-15', true],
  ['a loja, no dia seguinte', 'loja', 'lojista', '2026-11-16', false],
  ['o tutor, a sua, no mesmo dia', 'tutor', 'tutor', '2026-11-15', true],
  ['o tutor, a da loja', 'loja', 'tutor', '2026-11-15', false],
  ['o tutor, no dia seguinte', 'tutor', 'tutor', '2026-11-16', false],
  ['a equipe, meses depois', 'loja', 'indicabem', '2027-05-01', true],
] as const)('retira: %s', (_, de, papel, hoje, esperado) => {
  expect(podeRetirar({ de, enviada: '2026-11-15' }, papel, hoje)).toBe(esperado);
});
