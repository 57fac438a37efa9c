import { expect, test } from 'vitest';
import { momentoCurto } from './momento';

test.each([
  ['2026-11-14T13:32:00Z', '14/11 às 10:32'],
  ['2026-11-15T02:05:00Z', '14/11 às 23:05'],
  ['2026-11-15T03:00:00Z', '15/11 às 00:00'],
])('%s é %s em São Paulo', (iso, texto) => expect(momentoCurto(new Date(iso))).toBe(texto));
