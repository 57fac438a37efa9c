import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somarDias } from '../brasil/datas';
import { errosDoPet, faltaNoPet, idadeDoPet, PORTES, type RascunhoDoPet, rotuloDoPorte } from './regras';

const HOJE = '2026-03-10';
const pipoca: RascunhoDoPet = {
  tipo: 'Cão',
  nome: 'Pipoca',
  data_nascimento: '2021-05-10',
  raca: 'Shih Tzu',
  porte: 'Pequeno',
  peso: 6.2,
};
const vazio: RascunhoDoPet = { tipo: null, nome: ' ', data_nascimento: '', raca: '', porte: null, peso: null };

test('só o porte médio se mostra diferente de como se guarda', () => {
  expect(PORTES.map(rotuloDoPorte)).toEqual(['Mini', 'Pequeno', 'Médio', 'Grande', 'Gigante']);
});

describe('o que falta', () => {
  test('tudo, menos o porte, enquanto não se sabe que é um cão', () => {
    expect(faltaNoPet(vazio)).toEqual(['tipo', 'nome', 'data_nascimento', 'raca', 'peso']);
    expect(errosDoPet(vazio, HOJE)).toEqual({});
  });

  test('o porte só falta a cães', () => {
    expect(faltaNoPet({ ...pipoca, porte: null })).toEqual(['porte']);
    expect(faltaNoPet({ ...pipoca, tipo: 'Gato', porte: null })).toEqual([]);
    expect(faltaNoPet(pipoca)).toEqual([]);
  });
});

describe('o que não pode ser', () => {
  test.each([
    [{}, {}],
    [{ data_nascimento: HOJE }, {}],
    [{ data_nascimento: '2026-03-11' }, { data_nascimento: 'A data de nascimento está no futuro' }],
    [{ data_nascimento: '2021-02-30' }, { data_nascimento: 'Data inválida' }],
    [{ data_nascimento: '1921-05-10' }, { data_nascimento: 'Confira o ano de nascimento' }],
    [{ peso: 0.1 }, {}],
    [{ peso: 0 }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
    [{ peso: 120.1 }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
    [{ peso: Number.NaN }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
    [{ tipo: 'Gato', porte: null, peso: 20 }, {}],
    [{ tipo: 'Gato', porte: null, peso: 20.1 }, { peso: 'O peso deve ficar entre 0,1 e 20 kg' }],
  ] as const)('%j dá %j', (mudanca, erros) => {
    expect(errosDoPet({ ...pipoca, ...mudanca }, HOJE)).toEqual(erros);
  });
});

describe('a idade', () => {
  test.each([
    ['2026-03-10', 'Recém-nascido'],
    ['2026-02-11', 'Recém-nascido'],
    ['2026-02-10', '1 mês'],
    ['2025-04-10', '11 meses'],
    ['2025-03-11', '11 meses'],
    ['2025-03-10', '1 ano'],
    ['2025-02-10', '1 ano e 1 mês'],
    ['2024-03-11', '1 ano e 11 meses'],
    ['2024-03-10', '2 anos'],
    ['2014-01-01', '12 anos'],
  ])('de quem nasceu em %s é %s', (nascimento, idade) => {
    expect(idadeDoPet(nascimento, HOJE)).toBe(idade);
  });

  test('quem nasceu no dia 31 completa o mês no último dia do mês curto', () => {
    expect(idadeDoPet('2026-01-31', '2026-02-27')).toBe('Recém-nascido');
    expect(idadeDoPet('2026-01-31', '2026-02-28')).toBe('1 mês');
  });

  test('nunca diminui com o tempo', () => {
    const meses = (nascimento: string, hoje: string) => {
      const [, anos = '0'] = /(\d+) anos?/.exec(idadeDoPet(nascimento, hoje)) ?? [];
      const [, resto = '0'] = /(\d+) m[êe]s/.exec(idadeDoPet(nascimento, hoje)) ?? [];
      return Number(anos) * 12 + Number(resto);
    };
    fc.assert(
      fc.property(fc.nat(12_000), fc.nat(12_000), fc.nat(40), (nascido, dias, mais) => {
        const nascimento = somarDias('1990-01-01', nascido);
        const hoje = somarDias(nascimento, dias);
        expect(meses(nascimento, somarDias(hoje, mais))).toBeGreaterThanOrEqual(meses(nascimento, hoje));
      }),
    );
  });
});
