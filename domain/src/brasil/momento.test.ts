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
