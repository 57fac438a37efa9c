import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somarDias } from '../brasil/datas';
import { diaDoLembrete, erroDaDataDoEvento, lerDataDoEvento, ultimoDiaDeLembretes } from './regras';

const as = (hora: string, dia = '2026-03-10') => new Date(`${dia}T${hora}:00-03:00`);

test.each([
  ['2026/11/15', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  [' 2026/11/15 ', '2026-11-15'],
  ['15/11/2026', '15/11/2026'],
])('"%s" se lê %s', (texto, data) => {
  expect(lerDataDoEvento(texto)).toBe(data);
});

test.each([
  ['2026-02-28', null],
  ['2026-02-30', 'Data inválida'],
  ['', 'Data inválida'],
  ['0001-01-01', 'Confira o ano da data'],
  ['2206-11-15', 'Confira o ano da data'],
])('a data "%s": %s', (data, erro) => {
  expect(erroDaDataDoEvento(data)).toBe(erro);
});

test('os lembretes de um dia vencem às oito de São Paulo', () => {
  expect(ultimoDiaDeLembretes(as('07:59'))).toBe('2026-03-09');
  expect(ultimoDiaDeLembretes(as('08:00'))).toBe('2026-03-10');
  expect(ultimoDiaDeLembretes(as('23:59'))).toBe('2026-03-10');
});

describe('o lembrete de um evento marcado em 10/03', () => {
  test.each([
    ['longe', '2026-04-20', '09:00', '2026-04-17'],
    ['quatro dias antes', '2026-03-14', '09:00', '2026-03-11'],
    ['três dias antes, antes das oito', '2026-03-13', '07:00', '2026-03-10'],
    ['três dias antes, depois das oito', '2026-03-13', '09:00', '2026-03-11'],
    ['na véspera', '2026-03-11', '09:00', '2026-03-11'],
    ['no próprio dia, antes das oito', '2026-03-10', '07:00', '2026-03-10'],
    ['no próprio dia, depois das oito', '2026-03-10', '08:00', null],
    ['no passado', '2026-03-01', '07:00', null],
  ])('%s (%s, às %s) sai em %s', (_, data, hora, dia) => {
    expect(diaDoLembrete(data, as(hora))).toBe(dia);
  });

  test('nunca sai antes de três dias, depois do evento, nem numa manhã que já passou', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 30 }), fc.nat(24 * 60 - 1), (dias, minutos) => {
        const agora = new Date(as('00:00').getTime() + minutos * 60_000);
        const data = somarDias('2026-03-10', dias);
        const dia = diaDoLembrete(data, agora);
        if (dia === null) {
          expect(new Date(`${data}T08:00:00-03:00`) <= agora).toBe(true);
          return;
        }
        expect(dia >= somarDias(data, -3) && dia <= data).toBe(true);
        expect(new Date(`${dia}T08:00:00-03:00`) > agora).toBe(true);
      }),
    );
  });
});
