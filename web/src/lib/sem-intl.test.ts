import { expect, test } from 'vitest';

const FONTES = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../domain/src/**/*.ts', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Moments before 2019, and names sorted on a table of the team's: no first screen shows either. */
const PODEM = ['../../../domain/src/brasil/momento.ts', '../ui/ordem.ts'];

test('nenhuma tela espera pelos dados de língua do navegador', () => {
  const pedem = Object.entries(FONTES).filter(([, fonte]) => /\bIntl\.|\.localeCompare\(|\.toLocale\w*\(/.test(fonte));
  expect(pedem.map(([arquivo]) => arquivo).toSorted()).toEqual(PODEM);
});
