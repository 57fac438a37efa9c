import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enderecoDoProduto } from '../../compartilhado/indicacao/endereco-do-produto';
import { PRODUTO } from '../../test/registros';
import {
  contem,
  escreverEndereco,
  lerEndereco,
  type Medida,
  medidasApos,
  medidasNoEndereco,
  type Rascunho,
} from './endereco';
import { CAMPOS, PASSOS } from './percurso';

const LIMPAS = lerEndereco('').medidas;
const mapear = <V>(para: (padrao: string) => V) =>
  Object.fromEntries(Object.entries(LIMPAS).map(([medida, padrao]) => [medida, para(padrao)])) as Record<Medida, V>;

const resposta = fc.option(fc.string({ minLength: 1 }), { nil: null });
const rascunho: fc.Arbitrary<Rascunho> = fc.record({
  escolha: fc.record(Object.fromEntries(CAMPOS.map((campo) => [campo, resposta])), { requiredKeys: [] }),
  medidas: fc.record(
    // What has a value from the start is never empty.
    mapear((padrao) => fc.string({ minLength: padrao ? 1 : 0 })),
  ),
  passo: fc.option(fc.constantFrom(...PASSOS), { nil: null }),
  pendente: fc.option(fc.uuid(), { nil: null }),
  codigo: fc.constantFrom('5ZSBFTRS', null),
  renovacao: fc.constantFrom('12', null),
});

test('ler o que foi escrito devolve o mesmo rascunho', () => {
  fc.assert(
    fc.property(rascunho, (dado) => {
      expect(lerEndereco(escreverEndereco(dado))).toEqual(dado);
    }),
  );
});

test('um começo sem nada não suja o endereço', () => {
  expect(escreverEndereco(lerEndereco(''))).toBe('');
});

test('o endereço se lê como uma frase', () => {
  const busca = '?especie=cao&porte=&peso_pet=12%2C5&atividade=baixa&passo=tutor';
  expect(lerEndereco(busca)).toEqual({
    escolha: { especie: 'cao', porte: null },
    medidas: { ...LIMPAS, peso: '12,5', atividade: 'baixa' },
    passo: 'tutor',
    pendente: null,
    codigo: null,
    renovacao: null,
  });
  expect(escreverEndereco(lerEndereco(busca))).toBe(busca);
});

test.each([
  ['?codigo=5ZSBFTRS', '5ZSBFTRS'],
  ['?codigo=5zsb-ftrs', '5ZSBFTRS'],
  ['?codigo=cardapio', null],
])('o QR do cartão %s abre com o código %s', (busca, codigo) => {
  expect(lerEndereco(busca).codigo).toBe(codigo);
});

test('um passo inventado é nenhum passo', () => {
  expect(lerEndereco('?passo=fim').passo).toBeNull();
});

test('nada do tutor cabe no endereço', () => {
  const comIntruso = lerEndereco('?email=ana@example.com&telefone=15912345678&anotacoes=segredo');
  expect(escreverEndereco(comIntruso)).toBe('');
});

test.each([
  [{ especie: 'cao', porte: null }, { especie: 'cao' }, true],
  [{ especie: 'cao' }, { especie: 'cao', porte: null }, false],
  [{ especie: 'cao' }, { especie: 'gatos' }, false],
  [{ especie: 'cao' }, {}, true],
])('%j contém %j? %s', (longa, curta, esperado) => {
  expect(contem(longa, curta)).toBe(esperado);
});

test('outra espécie esquece peso, condição e atividade; a mesma, ou a primeira, não', () => {
  const medidas = { ...LIMPAS, peso: '30', condicao: 'obesidade', atividade: 'moderada', fase: 'adulto', escore: '7' };
  expect(medidasApos(medidas, { especie: 'cao' }, { especie: 'gatos' })).toEqual(LIMPAS);
  expect(medidasApos(medidas, { especie: 'cao' }, { especie: 'cao' })).toEqual(medidas);
  expect(medidasApos(medidas, {}, { especie: 'gatos' })).toEqual(medidas);
});

test('de volta a outro animal, as medidas são as do endereço dele; do mesmo, as últimas digitadas, se há', () => {
  const de30 = lerEndereco('?especie=cao&categoria=A&peso_pet=30');
  const digitadas = { ...LIMPAS, peso: '4' };
  expect(medidasNoEndereco(digitadas, { especie: 'gatos' }, de30).peso).toBe('30');
  expect(medidasNoEndereco(digitadas, { especie: 'cao', categoria: 'B' }, de30).peso).toBe('4');
  expect(medidasNoEndereco(LIMPAS, { especie: 'cao' }, de30).peso).toBe('30');
});

test('o endereço de um produto traz as respostas que levam a ele, e nenhuma medida', () => {
  const { search } = new URL(enderecoDoProduto({ ...PRODUTO, porte: null }), 'https://indica.example.com');
  const { especie, categoria, sub_categoria, nome_curto, opcao } = PRODUTO;
  const { escolha, medidas } = lerEndereco(search);
  expect(escolha).toEqual({ especie, categoria, sub_categoria, nome_curto, porte: null, opcao });
  expect(medidas).toEqual(lerEndereco('').medidas);
});
