import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nomeEmUmaLinha, nomeEstruturado } from './nome-estruturado';
import { CATEGORIAS, ESPECIES, LINHAS, PORTES_DE_PRODUTO, rotuloDaLinha } from './regras';

const linha = (nome: string, mais: object = {}) => nomeEmUmaLinha({ nome, ...mais });

test('linha, para quem e sabor, sem a marca que a linha já diz', () => {
  expect(nomeEstruturado({ nome: 'Fórmula Natural Fresh Meat Cães Adultos Porte Mini e Pequeno Frango' })).toEqual({
    linha: 'Fresh Meat',
    paraQuem: 'Cães adultos, porte mini e pequeno',
    sabor: 'Frango',
  });
});

test.each([
  ['Fórmula Natural Life Cães Sênior Porte Médio e Grande Frango', 'Life · Cães sênior, porte médio e grande · Frango'],
  ['Fórmula Natural Pró Cães Adultos Porte Gigante Carne', 'Fórmula Natural Pró · Cães adultos, porte gigante · Carne'],
  ['Fórmula Natural Gatos Castrados Salmão', 'Fórmula Natural · Gatos castrados · Salmão'],
  [
    'Fórmula Natural Vet Care Cães Obesidade Porte Mini e Pequeno',
    'Vet Care · Obesidade para cães, porte mini e pequeno',
  ],
  ['Fórmula Natural Vet Care Gatos Renal', 'Vet Care · Renal para gatos'],
  [
    'Fórmula Natural Vet Care Cães Hipoalergênica Proteína hidrolisada',
    'Vet Care · Hipoalergênica para cães · Proteína hidrolisada',
  ],
  [
    'Origens Cães Light Porte Médio e Grande Frango e Cereais',
    'Origens · Light para cães, porte médio e grande · Frango e Cereais',
  ],
  ['Origens Raças Específicas Dogue Alemão Adultos', 'Raças Específicas · Dogue Alemão adultos'],
  ['Origens Class Cães Filhotes Porte Médio e Grande Carne', 'Class · Cães filhotes, porte médio e grande · Carne'],
  ['Fórmula Natural Fresh Meat Cães Petisco Bifinho Frango', 'Fresh Meat · Petisco Bifinho para cães · Frango'],
  ['Origens Gatos Adultos Peixe', 'Origens · Gatos adultos · Peixe'],
])('%s lê-se %s', (nome, esperado) => {
  expect(linha(nome)).toBe(esperado);
});

test.each([
  ['um nome que não começa por uma linha nossa fica inteiro', 'Ração Premium Ouro', 'Ração Premium Ouro'],
  ['só a linha não é um nome em partes', 'Fresh Meat', 'Fresh Meat'],
  ['uma linha não começa no meio de uma palavra', 'Classica Cães Adultos', 'Classica Cães Adultos'],
  ['espaços a mais não contam', '  Origens   Gatos  Filhotes ', 'Origens · Gatos filhotes'],
  ['maiúsculas não contam para achar a linha', 'ORIGENS CLASS Linha Nova', 'Class · Linha Nova'],
  ['a marca pode faltar', 'Vet Care Gatos Urinário', 'Vet Care · Urinário para gatos'],
  ['um animal sem mais nada', 'Origens Gatos', 'Origens · Gatos'],
  ['dois sabores', 'Origens Gatos Adultos Frango e Arroz', 'Origens · Gatos adultos · Frango e Arroz'],
  ['um sabor que não se conhece fica com o resto', 'Origens Gatos Adultos Rã', 'Origens · Adultos Rã para gatos'],
])('%s', (_, nome, esperado) => {
  expect(linha(nome)).toBe(esperado);
});

test('toda linha é achada, com a marca e sem ela; a que tem o nome do animal é a da marca', () => {
  for (const marca of CATEGORIAS) {
    for (const rotulo of ESPECIES.flatMap((especie) => LINHAS[marca][especie]).map(rotuloDaLinha)) {
      if (rotulo === 'Gatos') continue;
      const inteiro = rotulo.startsWith(marca) ? rotulo : `${marca} ${rotulo}`;
      for (const nome of [inteiro, rotulo]) expect(nomeEstruturado({ nome: `${nome} Adultos` }).linha).toBe(rotulo);
    }
    expect(nomeEstruturado({ nome: `${marca} Gatos Adultos` }).linha).toBe(marca);
  }
});

test.each(PORTES_DE_PRODUTO)('o porte %s é lido inteiro', (porte) => {
  const { paraQuem, sabor } = nomeEstruturado({ nome: `Origens Cães Adultos Porte ${porte} Frango e Cereais` });
  expect([paraQuem, sabor]).toEqual([`Cães adultos, porte ${porte.toLowerCase()}`, 'Frango e Cereais']);
});

test('o nome que fica inteiro é só o nome, tenha o produto os campos que tiver', () => {
  expect(linha('Ração Premium Frango', { porte: 'Médio', opcao: 'Carne' })).toBe('Ração Premium Frango');
});

test('a opção acha um sabor que não se conhece', () => {
  expect(linha('Origens Gatos Adultos Rã', { opcao: 'Rã' })).toBe('Origens · Gatos adultos · Rã');
});

test('o que só os campos dizem vem junto; o porte de uma raça e "Todos os portes" não', () => {
  const obesidade = 'Fórmula Natural Vet Care Gatos Obesidade';
  expect(linha(obesidade, { opcao: 'Frango' })).toBe('Vet Care · Obesidade para gatos · Frango');
  expect(linha('Origens Cães Adultos', { porte: 'Médio' })).toBe('Origens · Cães adultos, porte médio');
  expect(linha('Fórmula Natural Vet Care Cães Renal', { opcao: 'Todos os portes' })).toBe('Vet Care · Renal para cães');
  expect(
    linha('Origens Raças Específicas Shih Tzu Adultos', {
      sub_categoria: 'Raças Especificas',
      porte: 'Pequeno',
      opcao: 'Adultos',
    }),
  ).toBe('Raças Específicas · Shih Tzu adultos');
});

const PALAVRAS = [
  'Cães',
  'Gatos',
  'Adultos',
  'Filhotes',
  'Renal',
  'Light',
  'Shih Tzu',
  'Frango',
  'Salmão',
  'Ouro',
  '7+',
];
const porte = fc.constantFrom('', ...PORTES_DE_PRODUTO.map((nome) => ` Porte ${nome}`));
const nomes = fc
  .tuple(
    fc.constantFrom('Fórmula Natural Fresh Meat', 'Fórmula Natural', 'Origens', 'Origens Class', 'Outra'),
    fc.uniqueArray(fc.constantFrom(...PALAVRAS), { minLength: 1, maxLength: 4 }),
    porte,
    fc.constantFrom('', ' Cordeiro'),
  )
  .map(([comeco, palavras, tamanho, sabor]) => `${comeco} ${palavras.join(' ')}${tamanho}${sabor}`);

const palavrasDe = (texto: string) => new Set(texto.toLowerCase().match(/[^\s,·]+/g));

test('nenhuma palavra do nome se perde, a não ser a da marca', () => {
  fc.assert(
    fc.property(nomes, (nome) => {
      const ditas = palavrasDe(linha(nome));
      const perdidas = [...palavrasDe(nome)].filter((palavra) => !ditas.has(palavra));
      expect(['fórmula', 'natural', 'origens']).toEqual(expect.arrayContaining(perdidas));
    }),
  );
});

test('o mesmo nome com outra opção ou outro porte é outro nome', () => {
  const opcao = fc.constantFrom('Javali', 'Coelho', 'Tilápia');
  const tamanho = fc.constantFrom(...PORTES_DE_PRODUTO);
  fc.assert(
    fc.property(opcao, opcao, tamanho, tamanho, (o1, o2, p1, p2) => {
      const nome = 'Origens Cães Adultos';
      const iguais = linha(nome, { opcao: o1, porte: p1 }) === linha(nome, { opcao: o2, porte: p2 });
      expect(iguais).toBe(o1 === o2 && p1 === p2);
    }),
  );
});
