import { expect, test } from 'vitest';
import { EM_BRANCO, errosDoServidor, errosDosCampos, lerQuantidade, loteDosCampos, nomesDoQueFalta } from './rascunho';

test.each([
  ['', ''],
  ['0', ''],
  ['12a', '12'],
  ['1000', '1000'],
  ['1001', '1000'],
  ['99999999999', '1000'],
])('a quantidade "%s" fica "%s"', (digitada, fica) => {
  expect(lerQuantidade(digitada)).toBe(fica);
});

const HOJE = '2026-11-15';
const LIVRE = { ...EM_BRANCO, quantidade: '10', data: '15/11/2026' };
const ESPECIFICO = { ...LIVRE, titulo: ' Feira ', desconto: '12,5', animal: 'Cão' };

test('o pedido leva só o que a tela mostra', () => {
  expect(loteDosCampos(LIVRE, false)).toEqual({
    data_referencia: '2026-11-15',
    quantidade: 10,
    prescricao_especifica: 'N',
  });
  expect(loteDosCampos(ESPECIFICO, true)).toMatchObject({
    titulo_especifico: 'Feira',
    desconto_especifico: 12.5,
    animal_especifico: 'Cão',
  });
  expect(loteDosCampos(LIVRE, true)).toBeNull();
});

test('o que falta se diz, o que está errado também', () => {
  expect(nomesDoQueFalta(EM_BRANCO, false)).toEqual(['quantidade', 'data de referência']);
  expect(nomesDoQueFalta(EM_BRANCO, true)).toHaveLength(5);
  expect(errosDosCampos({ ...ESPECIFICO, data: '31/02/2026' }, HOJE)).toEqual({ data: 'Data inválida' });
  for (const data of ['01/01/1899', '15/11/0026', '01/01/2028'])
    expect(errosDosCampos({ ...LIVRE, data }, HOJE)).toEqual({ data: 'Use uma data de 01/01/2020 a 31/12/2027' });
  for (const desconto of ['0', '100,01', '12,345', 'dez'])
    expect(errosDosCampos({ ...ESPECIFICO, desconto }, HOJE)).toHaveProperty('desconto');
  expect(errosDosCampos(ESPECIFICO, HOJE)).toEqual({});
});

test('as recusas do servidor caem nos campos da tela', () => {
  expect(errosDoServidor({ data_referencia: 'Data inválida' })).toEqual({ data: 'Data inválida' });
});
