import { describe, expect, test } from 'vitest';
import { buscarRaca, porteSugerido, racaDaLista } from './racas';
import { PORTES, TIPOS } from './regras';

const nomes = (tipo: 'Cão' | 'Gato', texto: string) => buscarRaca(tipo, texto).map(({ nome }) => nome);

describe.each(TIPOS)('as raças de %s', (tipo) => {
  test('começam por SRD e seguem em ordem, sem nome repetido', () => {
    const [primeira, ...demais] = nomes(tipo, '');
    expect(primeira).toBe('Sem Raça Definida (SRD)');
    expect(new Set(demais).size).toBe(demais.length);
    expect(demais).toEqual(demais.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  });

  test('só sugerem portes que existem', () => {
    const portes = buscarRaca(tipo, '').map((raca) => raca.porte_sugerido ?? null);
    expect(portes.filter((porte) => porte !== null && !PORTES.includes(porte))).toEqual([]);
  });
});

test('o começo de uma palavra vem antes do meio de outra', () => {
  expect(nomes('Cão', 'shi').slice(0, 2)).toEqual(['Shiba Inu', 'Shih Tzu']);
  expect(nomes('Cão', 'shi')).toContain('American Staffordshire Terrier');
});

test('são cerca de 150 raças de cães e 80 de gatos', () => {
  expect(buscarRaca('Cão', '')).toHaveLength(152);
  expect(buscarRaca('Gato', '')).toHaveLength(81);
});

test.each([
  ['Cão', 'vira-lata', 'Sem Raça Definida (SRD)'],
  ['Cão', 'SRD', 'Sem Raça Definida (SRD)'],
  ['Cão', 'BERNES', 'Boiadeiro Bernês'],
  ['Cão', 'pitbull', 'American Pit Bull Terrier'],
  ['Gato', ' siames ', 'Siamês'],
  ['Gato', 'birman', 'Sagrado da Birmânia'],
] as const)('em %s, "%s" encontra %s', (tipo, texto, nome) => {
  expect(nomes(tipo, texto)).toContain(nome);
});

test('o que não existe não encontra nada, e gato não se acha entre cães', () => {
  expect(nomes('Cão', 'unicórnio')).toEqual([]);
  expect(nomes('Cão', 'siamês')).toEqual([]);
});

test.each([
  ['Beagle', 'Medio'],
  ['boiadeiro bernes', 'Gigante'],
  ['Pit Bull', 'Medio'],
  ['Sem Raça Definida (SRD)', null],
  ['Siamês', null],
  ['Bea', null],
  ['', null],
])('o porte sugerido para "%s" é %s', (raca, porte) => {
  expect(porteSugerido(raca)).toBe(porte);
});

test.each([
  ['Cão', 'pit bull', 'American Pit Bull Terrier'],
  ['Gato', 'SIAMES', 'Siamês'],
  ['Cão', 'Siamês', null],
  ['Gato', 'Sia', null],
  ['Cão', '', null],
] as const)('em %s, "%s" está na lista como %s', (tipo, dita, nome) => {
  expect(racaDaLista(tipo, dita)).toBe(nome);
});
