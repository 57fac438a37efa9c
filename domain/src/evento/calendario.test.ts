import fc from 'fast-check';
import { expect, test } from 'vitest';
import { somarDias, somarMeses } from '../brasil/datas';
import { mesDe, nomeDoMes } from '../brasil/mes';
import { diaDaSemana, diasEntre, mesCurto, mesLegivel, porExtenso, quandoSera, semanasDoMes } from './calendario';

test('o dia e o mês têm nome, em qualquer fuso', () => {
  expect(porExtenso('2026-03-15')).toBe('domingo, 15 de março de 2026');
  expect(diaDaSemana('2026-11-15')).toBe('domingo');
  expect(nomeDoMes('2026-03')).toBe('março de 2026');
  expect(mesCurto('2026-03-01')).toBe('mar');
});

test('março de 2026 ocupa cinco semanas, de domingo a sábado', () => {
  const semanas = semanasDoMes('2026-03');
  expect(semanas).toHaveLength(5);
  expect(semanas[0]?.[0]).toBe('2026-03-01');
  expect(semanas[4]).toEqual([
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
    '2026-04-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-04',
  ]);
});

test('toda semana vai de domingo a sábado e todo dia do mês aparece uma vez', () => {
  fc.assert(
    fc.property(fc.nat(1500), (meses) => {
      const mes = mesDe(somarMeses('1990-01-01', meses));
      const semanas = semanasDoMes(mes);
      for (const semana of semanas) expect([diaDaSemana(semana[0] ?? ''), semana.length]).toEqual(['domingo', 7]);
      const doMes = semanas.flat().filter((dia) => mesDe(dia) === mes);
      const ultimo = somarDias(somarMeses(`${mes}-01`, 1), -1);
      expect([doMes[0], doMes.at(-1), doMes.length]).toEqual([`${mes}-01`, ultimo, Number(ultimo.slice(8))]);
    }),
  );
});

test.each([
  ['2026-03-10', 'hoje'],
  ['2026-03-11', 'amanhã'],
  ['2026-03-13', 'em 3 dias'],
  ['2026-03-09', 'ontem'],
  ['2026-03-05', 'há 5 dias'],
  ['2026-04-10', null],
])('visto de 10/03, %s é "%s"', (data, quando) => {
  expect(quandoSera(data, '2026-03-10')).toBe(quando);
});

test('somar os dias contados chega à outra data', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (dias) => {
      expect(diasEntre('2026-03-10', somarDias('2026-03-10', dias))).toBe(dias);
    }),
  );
});

test.each([
  ['2026-03', '2026-03'],
  ['2026-13', null],
  ['0000-01', null],
  ['março', null],
  [null, null],
])('o mês "%s" do endereço é %s', (texto, mes) => {
  expect(mesLegivel(texto)).toBe(mes);
});

test('os dias contados à mão são ditos como a língua os diz', () => {
  const daLingua = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
  for (let dias = -30; dias <= 30; dias++) {
    expect(quandoSera(somarDias('2026-03-10', dias), '2026-03-10')).toBe(daLingua.format(dias, 'day'));
  }
});
