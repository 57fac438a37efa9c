import { expect, test } from 'vitest';
import { AVISOS, fraseDoAviso } from './avisos';
import { calcularDose, type EntradaDaDose } from './calcular-dose';
import type { Caso, ProdutoDaDose } from './caso';
import { ECC } from './ecc';
import { filhote, gatinho, gatos, meses, produto, recuperacao } from './exemplos-dos-testes';
import { explicarDose } from './explicacao';
import { dividirRefeicoes, textoDasRefeicoes } from './refeicoes';

const DE_RECUPERAR: ProdutoDaDose = { ...recuperacao, especie: 'gatos' };
const ana = { nome: 'Ana Vet', crmv: '12345', uf: 'SP' };

function explicar(entrada: EntradaDaDose, paraVeterinario = false) {
  const dita = calcularDose(entrada);
  if (!('dose' in dita) || !dita.dose) throw new Error(JSON.stringify(dita));
  const { especie } = entrada.produto;
  return explicarDose({ ...dita.dose, responsavel: entrada.formula === 2 ? ana : null }, { especie, paraVeterinario });
}
const pela2 = (alimento: ProdutoDaDose, peso: number, caso: Caso) =>
  explicar({ formula: 2, produto: alimento, peso, caso, veterinario: false });
const linhas = ({ contas }: ReturnType<typeof explicar>) =>
  contas.map(({ rotulo, conta, valor }) => `${rotulo}: ${conta ? `${conta} = ` : ''}${valor}`);

test('a fórmula 1 se explica linha por linha', () => {
  const dita = explicar({ formula: 1, produto, peso: 12, ecc: 0.85, atividade: 110 });
  expect(linhas(dita)).toEqual([
    'Peso: 12 kg',
    'Condição corporal: Sobrepeso (ECC 6–7, 25–35% de gordura)',
    'Atividade: Atividade moderada',
    'Peso ideal estimado: 12 × 0,85 = 10,2 kg',
    'Energia por dia: 110 × 10,2^0,75 = 628 kcal',
    'Energia do alimento: 3.800 kcal/kg',
    'Quantidade por dia: 628 × 1000 ÷ 3.800 = 165 g',
  ]);
  expect(dita).toMatchObject({
    refeicoes: '2 refeições: 83 g e 82 g',
    petiscos: 'Até 10 % (63 kcal); se der, tire 17 g.',
    reavaliar: { de: 14, ate: 28 },
    responsavel: null,
  });
  expect(dita.textos.join(' ')).toContain('Usamos o peso ideal estimado.');
  expect(dita.fonte).toContain('Fórmula 1');
});

test('a fórmula 2 mostra as respostas, a conta do caso, a faixa, a fonte e o responsável', () => {
  const dita = pela2(filhote, 3, { fase: 'filhote', ecc: 5, idade: { valor: 12, unidade: 'semanas' }, peso_adulto: 6 });
  expect(linhas(dita)).toEqual([
    'Peso: 3 kg',
    'Fase: Filhote',
    'Condição corporal: ECC 5, ideal',
    'Idade: 12 semanas',
    'Peso adulto esperado: 6 kg',
    'Fator do crescimento: 254,1 − 135 × 3 ÷ 6 = 186,6',
    'Energia por dia: 186,6 × 3^0,75 = 425 kcal',
    'Energia do alimento: 3.800 kcal/kg',
    'Quantidade por dia: 425 × 1000 ÷ 3.800 = 112 g',
  ]);
  expect(dita).toMatchObject({
    faixa: '101 a 123 g',
    refeicoes: '4 refeições de 28 g',
    reavaliar: { de: 14, ate: 14 },
    responsavel: 'Responsável técnico: Ana Vet, CRMV-SP 12345',
  });
  expect(dita.textos[0]).toContain('Recalcule a cada 2 semanas.');
  expect(dita.textos.at(-1)).toContain('Água limpa à vontade.');
  expect(dita.fonte).toContain('FEDIAF 2025, NRC 2006, AAHA 2021');
});

test('a atividade se diz nas palavras de cada fórmula', () => {
  const moderada = pela2(produto, 12, { fase: 'adulto', ecc: 5, atividade: 'moderada' });
  expect(linhas(moderada)).toContain('Atividade: Moderada (1 a 3 h por dia)');
  const castrado = explicar({
    formula: 1,
    produto,
    peso: 12,
    ecc: 1,
    atividade: 95,
    atividade_chave: 'castrado_baixa',
  });
  expect(linhas(castrado)).toContain('Atividade: Castrado, com baixa atividade');
});

test('a lactação soma a mãe e o leite, e diz que é à vontade', () => {
  const dita = pela2(filhote, 10, { fase: 'lactacao', ecc: 5, ninhada: 6, semana: 4 });
  expect(linhas(dita)).toContain('Para a mãe: 145 × 10^0,75 = 815 kcal');
  expect(linhas(dita)).toContain('Para o leite, 4ª semana: 120 × 10 × 1,2 = 1.440 kcal');
  expect(linhas(dita)).toContain('Energia por dia: 2.255 kcal');
  expect(dita.textos.join(' ')).toContain('à vontade');
  expect(dita.faixa).toBeNull();
});

test.each([
  [{ valor: 1, unidade: 'meses' }, '1 mês'],
  [{ valor: 1, unidade: 'semanas' }, '1 semana'],
  [{ valor: 2, unidade: 'meses' }, '2 meses'],
] as const)('a idade %j é %s', (idade, dita) => {
  const dose = calcularDose({
    formula: 2,
    produto: filhote,
    peso: 3,
    caso: { fase: 'filhote', ecc: 5, idade: { valor: 3, unidade: 'meses' }, peso_adulto: 6 },
    veterinario: false,
  });
  if (!('dose' in dose) || !dose.dose?.caso) throw new Error(JSON.stringify(dose));
  const lida = { ...dose.dose, responsavel: null, caso: { ...dose.dose.caso, idade } };
  expect(linhas(explicarDose(lida, { especie: 'cao', paraVeterinario: false }))).toContain(`Idade: ${dita}`);
});

test('a dose de antes das faixas ainda se explica', () => {
  const antiga = {
    versao: 1,
    tipo: 'comum' as const,
    peso_pet: 10,
    ecc: 1,
    atividade: 95,
    atividade_chave: null,
    energia_metabolizavel: 4020,
    expoente: 0.75,
    fator: 95,
    kcal: 534,
    gramas: 133,
    rampa: null,
  };
  const dita = explicarDose(antiga, { especie: 'cao', paraVeterinario: false });
  expect(dita).toMatchObject({ faixa: null, petiscos: null, refeicoes: '2 refeições: 67 g e 66 g', avisos: [] });
  expect(linhas(dita)).toContain('Energia por dia: 95 × 10^0,75 = 534 kcal');
});

test('o que o crescimento pede está ao lado da fórmula 1', () => {
  const dita = explicar({ formula: 1, produto: filhote, peso: 3, ecc: 1, atividade: 95, peso_adulto: 6 });
  expect(dita.crescimento).toBe('Para crescer até 6 kg: 112 g por dia (101 a 123 g).');
  expect(dita.reavaliar).toEqual({ de: 14, ate: 14 });
});

const GATO = /alto demais para um gato nesta condição/;
const GATINHO = /alto demais para um gatinho/;
const no5: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa' };
const de3Meses: Caso = { fase: 'filhote', ecc: 5, idade: meses(3) };
test.each<[string, EntradaDaDose, RegExp | null]>([
  ['gato de 15 kg, ECC 5', { formula: 2, produto: gatos, peso: 15, caso: no5, veterinario: false }, GATO],
  ['gato de 9 kg, ECC 5', { formula: 2, produto: gatos, peso: 9, caso: no5, veterinario: false }, null],
  [
    'gato de 12 kg, ECC 7',
    { formula: 2, produto: gatos, peso: 12, caso: { ...no5, ecc: 7 }, veterinario: false },
    null,
  ],
  ['gatinho de 15 kg', { formula: 2, produto: gatinho, peso: 15, caso: de3Meses, veterinario: false }, GATINHO],
  ['gatinho de 1,5 kg', { formula: 2, produto: gatinho, peso: 1.5, caso: de3Meses, veterinario: false }, null],
  ['fórmula 1, gato de 15 kg "Ideal"', { formula: 1, produto: gatos, peso: 15, ecc: 1, atividade: 75 }, GATO],
  ['fórmula 1, gato de 12 kg obeso', { formula: 1, produto: gatos, peso: 12, ecc: 0.8, atividade: 75 }, null],
  ['fórmula 1, gatinho de 8 kg', { formula: 1, produto: gatinho, peso: 8, ecc: 1, atividade: 75 }, GATINHO],
  ['fórmula 1, gato que se recupera', { formula: 1, produto: DE_RECUPERAR, peso: 12, ecc: 1, atividade: null }, null],
  ['cão de 15 kg', { formula: 2, produto, peso: 15, caso: no5, veterinario: false }, null],
])('um peso que mal pode ser se diz: %s', (_, entrada, frase) => {
  const ditos = explicar(entrada).avisos.filter((aviso) => aviso.includes('alto demais'));
  expect(ditos).toEqual(frase ? [expect.stringMatching(frase)] : []);
});

test('os avisos falam com o veterinário quando o leitor é um', () => {
  const entrada: EntradaDaDose = { formula: 1, produto: filhote, peso: 3, ecc: 1, atividade: 95 };
  expect(explicar(entrada, false).avisos[0]).toContain('com o veterinário');
  expect(explicar(entrada, true).avisos[0]).toContain('Avalie');
  for (const aviso of AVISOS) {
    expect(fraseDoAviso(aviso, false)).toMatch(/veterinário/);
    expect(fraseDoAviso(aviso, true)).toMatch(/avalie/i);
    expect(fraseDoAviso(aviso, true)).not.toMatch(/veterinário/);
  }
});

test('as refeições somam o dia', () => {
  expect(dividirRefeicoes(107, 3)).toEqual([36, 36, 35]);
  expect(textoDasRefeicoes(107, { minimo: 3, maximo: 3 })).toBe('3 refeições: 2 de 36 g e 1 de 35 g');
  expect(textoDasRefeicoes(92, { minimo: 2, maximo: 2 })).toBe('2 refeições de 46 g');
  expect(textoDasRefeicoes(92, { minimo: 4, maximo: 6 })).toBe('4 a 6 refeições');
});

test('cães e gatos têm nove condições, cada uma com o que se vê e o que se sente', () => {
  for (const escala of [ECC.cao, ECC.gatos]) {
    expect(escala.map(({ nivel }) => nivel)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(escala.flatMap(({ ver, sentir }) => [ver, sentir])).size).toBeGreaterThanOrEqual(17);
    expect(escala.every(({ nome, ver, sentir }) => nome && ver.endsWith('.') && sentir.endsWith('.'))).toBe(true);
  }
});
