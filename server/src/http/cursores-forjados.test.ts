import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { beforeAll, expect, test } from 'vitest';
import { escreverCursor } from '../nucleo/cursor';
import { VAI_A_FUNDO } from '../test/a-fundo';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { comPalco } from '../test/palco';

const palco = comPalco({ limites: false });
let pessoas: Map<string, Pessoa>;

beforeAll(async () => {
  pessoas = new Map([
    ['dono', await criarAdmin(palco())],
    ['tutor', await criarTutor(palco())],
    ['prescritor', await criarPrescritor(palco())],
    ['lojista', await criarLojista(palco())],
  ]);
});

/** Each looks like what a page really ends with. */
const PARTES = [
  ...['2026-99-99', '2026-02-30', '2026-99-99T99:99:99Z', '2026-03-10T25:61:00.000Z', '2026-99-99 99:99:99+00'],
  ...['2026-03-10 10:00:00+99', '2026-03-10T10:00:00.000Z', '2026-03-10', '0001-01-01', '9999-12-31'],
  ...['999999999', '999999999999999', '0', '-1', 'NaN', '1e9', '------------------------------------'],
];

const NUMERO = '999999999';
const UUID = '00000000-0000-0000-0000-000000000000';

const comCursor = Object.values<Chamada>(CHAMADAS).filter(({ query }) => query && 'cursor' in query.shape);

const FORMAS: ((parte: string) => string[])[] = [
  (parte) => [parte, NUMERO, NUMERO, NUMERO],
  (parte) => [parte, UUID],
  (parte) => [NUMERO, parte],
  (parte) => [parte, parte, parte],
];
/** For each commit a part comes in one form, in another one at the next list; in depth in all. */
const formasDa = (n: number) => (VAI_A_FUNDO ? FORMAS : FORMAS.filter((_, forma) => n % FORMAS.length === forma));

test.each(comCursor.map((chamada, n) => [`${chamada.method} ${chamada.path}`, chamada, n] as const))(
  '%s: um cursor forjado recomeça a lista, e não derruba a consulta',
  async (_, { path, acesso }, n) => {
    const quem = ['dono', 'lojista', 'tutor', 'prescritor'].find((papel) => papel in acesso) ?? 'dono';
    const { id, token } = pessoas.get(quem) as Pessoa;
    const url = `/api${path.replace(/:\w+/g, String(id))}`;
    const query: Record<string, string> = path === '/importacoes' ? { tipo: 'baixa' } : {};
    const pedir = async (partes: string[]) => {
      const cursor = escreverCursor(partes);
      return (await palco().app.inject({ url, query: { ...query, cursor }, headers: { api_token: token } })).statusCode;
    };
    expect([200, 404]).toContain(await pedir([]));
    for (const [i, parte] of PARTES.entries())
      for (const forma of formasDa(n + i)) {
        const partes = forma(parte);
        expect([partes, (await pedir(partes)) < 500]).toEqual([partes, true]);
      }
  },
);

test('todas as listas em páginas estão aqui', () => {
  expect(comCursor.length).toBeGreaterThan(10);
});
