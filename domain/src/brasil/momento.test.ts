import { expect, test } from 'vitest';
import { diaDoMomento, horaDoMomento, momentoCompleto, momentoCurto } from './momento';

test.each([
  ['2026-11-14T13:32:00Z', '14/11/2026', '10:32'],
  ['2026-11-15T02:05:00Z', '14/11/2026', '23:05'],
  ['2026-11-15T03:00:00Z', '15/11/2026', '00:00'],
  ['2027-01-01T02:59:59.999Z', '31/12/2026', '23:59'],
])('%s é %s, %s em São Paulo', (iso, dia, hora) => {
  for (const instante of [iso, new Date(iso)]) {
    expect(diaDoMomento(instante)).toBe(dia);
    expect(horaDoMomento(instante)).toBe(hora);
    expect(momentoCompleto(instante)).toBe(`${dia}, ${hora}`);
    expect(momentoCurto(instante)).toBe(`${dia.slice(0, 5)} às ${hora}`);
  }
});

const noFuso = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('concorda com os fusos conhecidos, do horário de verão do passado até daqui a três anos', () => {
  const UM_DIA = 86_400_000;
  const fim = Date.now() + 3 * 365 * UM_DIA;
  const outros: string[] = [];
  for (let tempo = Date.parse('2015-01-01T00:59:00Z'); tempo < fim; tempo += 1.04 * UM_DIA) {
    const instante = new Date(tempo);
    if (momentoCompleto(instante) !== noFuso.format(instante)) outros.push(instante.toISOString());
  }
  expect(outros).toEqual([]);
});

test.each(['2018-11-04T02:59:59Z', '2018-11-04T03:00:00Z', '2019-02-17T01:59:59Z', '2019-02-17T02:00:00Z'])(
  '%s, onde o relógio mudou, é lido como no fuso',
  (iso) => {
    expect(momentoCompleto(iso)).toBe(noFuso.format(new Date(iso)));
  },
);

test('o que não é momento nenhum é recusado', () => {
  expect(() => momentoCompleto('ontem')).toThrow(RangeError);
});
