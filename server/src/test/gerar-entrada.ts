import fc from 'fast-check';
import { z } from 'zod';

/** The ends of the calendar: days like others, after and before which there is none. */
export const EXTREMOS = ['0001-01-01', '9999-12-31'] as const;

/** What real clients send, of every kind the contract knows; each schema picks the ones it takes. */
const AMOSTRAS: readonly unknown[] = [
  'pessoa@example.com',
  'Senha boa 2026!',
  'Fulana de Tal',
  'Ração à base de frango 🐶',
  '(15) 98888-7777',
  '15988887777',
  '2026-03-10',
  '2026-03-01',
  '1990-01-01',
  ...EXTREMOS,
  '2026/03/20',
  '529.982.247-25',
  '12.ABC.345/01DE-35',
  '18035-000',
  'SP',
  'Sorocaba',
  'https://example.com/pagina',
  '00000000-0000-4000-8000-000000000000',
  'DMNSTR22',
  'S',
  'google',
  '1',
  '2',
  '4',
  '20',
  '-23.5',
  'a'.repeat(64),
  0,
  1,
  2,
  10,
  15,
  95,
  0.85,
  289.9,
  4020,
  true,
  false,
  null,
];

export const HOSTIS: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '9'.repeat(400),
  'é'.repeat(3000),
  '\u202e\u0000',
  '2026-02-31',
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[[[[]]]]],
  { constructor: { prototype: { admin: true } } },
];

/** Values a schema accepts, found by walking its declaration; `daqui` are ids and codes that exist on this stage. */
export function gerarDe(esquema: z.core.$ZodType, daqui: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const { def } = (esquema as z.core.$ZodTypes)._zod;
  const gerar = (outro: z.core.$ZodType) => gerarDe(outro, daqui);
  if (def.type === 'object') return gerarObjeto(def.shape, gerar);
  if (def.type === 'array') return fc.array(gerar(def.element), { maxLength: 4 });
  if (def.type === 'union') return fc.oneof(...def.options.map(gerar));
  if (def.type === 'enum') return fc.constantFrom<unknown>(...Object.values(def.entries));
  if (def.type === 'literal') return fc.constantFrom<unknown>(...def.values);
  if (def.type === 'optional' || def.type === 'default') return fc.option(gerar(def.innerType), { nil: undefined });
  if (def.type === 'nullable') return fc.option(gerar(def.innerType));
  const aceitas = [...daqui, ...AMOSTRAS].filter((amostra) => z.safeParse(esquema, amostra).success);
  if (aceitas.length > 0) return fc.constantFrom(...aceitas);
  return def.type === 'pipe' ? gerar(def.in) : fc.string({ unit: 'binary', maxLength: 30 });
}

function gerarObjeto(campos: z.core.$ZodShape, gerar: (esquema: z.core.$ZodType) => fc.Arbitrary<unknown>) {
  const pares = Object.entries(campos).map(([nome, esquema]) => [nome, gerar(esquema)]);
  return fc.record(Object.fromEntries(pares) as Record<string, fc.Arbitrary<unknown>>);
}

/** A good body with one thing wrong: a field of another kind, missing, or one too many. */
export function estragar(bom: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const estrago = fc.record({ qual: fc.nat(), valor: fc.constantFrom(undefined, ...HOSTIS), aMais: fc.boolean() });
  return fc.tuple(bom, estrago).map(([valor, { qual, valor: ruim, aMais }]) => {
    if (typeof valor !== 'object' || valor === null) return ruim;
    const nomes = Object.keys(valor);
    const nome = aMais || nomes.length === 0 ? 'vinculos' : nomes[qual % nomes.length];
    return { ...valor, [nome ?? '']: ruim };
  });
}
