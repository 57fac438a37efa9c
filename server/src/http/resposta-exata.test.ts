import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { consultarCupom, lerNoCaixa, validarCupom } from '@indica-bem/domain/cupom/contrato';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/contrato';
import fc from 'fast-check';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gerarDe, HOSTIS } from '../test/gerar-entrada';
import { escreverRespostas } from './escrever-respostas';
import { respostaExata } from './resposta-exata';

type Estrago = { passos: number[]; ruim: unknown; aMais: boolean };
const estrago: fc.Arbitrary<Estrago> = fc.record({
  passos: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  ruim: fc.constantFrom(undefined, Number.NaN, ...HOSTIS),
  aMais: fc.boolean(),
});

/** One thing wrong somewhere inside: of another kind, missing, or one too many. */
function estragar(valor: unknown, { passos: [passo = 0, ...resto], ruim, aMais }: Estrago): unknown {
  if (typeof valor !== 'object' || valor === null) return ruim;
  const nomes = Object.keys(valor);
  const nome = nomes[passo % nomes.length];
  if (nome === undefined || (resto.length === 0 && aMais && !Array.isArray(valor))) return { ...valor, intruso: ruim };
  const dentro = resto.length === 0 ? ruim : estragar((valor as never)[nome], { passos: resto, ruim, aMais });
  return Array.isArray(valor) ? valor.with(Number(nome), dentro) : { ...valor, [nome]: dentro };
}

const rotaDe = (schema: z.ZodType) => ({ schema, method: 'GET', url: '/', httpPart: 'body' });
function escrita(escrever: (valor: unknown) => string, valor: unknown): unknown {
  try {
    return JSON.parse(escrever(valor));
  } catch {
    return 'recusada';
  }
}

const respostas = Object.entries(CHAMADAS).flatMap(([nome, { answer }]) =>
  answer === 'arquivo' ? [] : [[nome, answer] as const],
);

describe.each(respostas)('%s', (_, resposta) => {
  test('escreve o que a biblioteca escreveria, e recusa o que ela recusa', () => {
    const rota = rotaDe(resposta);
    const [nossa, dela] = [escreverRespostas(rota), serializerCompiler(rota)];
    const boa = gerarDe(resposta);
    fc.assert(
      fc.property(boa, estrago, (valor, como) => {
        for (const tentativa of [valor, estragar(valor, como)])
          expect(escrita(nossa, tentativa)).toEqual(escrita(dela, tentativa));
      }),
      { numRuns: 30 },
    );
  });
});

test.each([lerNoCaixa, consultarCupom, validarCupom, listarPrescricoes])(
  '$method $path não é copiada',
  ({ answer }) => {
    const exata = respostaExata(answer);
    fc.assert(fc.property(gerarDe(answer), (valor) => void expect(exata?.(valor)).toBe(true)));
  },
);

test('o que tem um campo a mais, ou um tipo que não conhece, não é exato', () => {
  const exata = respostaExata(z.object({ a: z.int(), b: z.string().nullish(), c: z.array(z.number()).max(2) }));
  expect(exata?.({ a: 1, b: null, c: [0.5] })).toBe(true);
  expect(exata?.({ a: 1, c: [] })).toBe(true);
  for (const outro of [
    { a: 1.5, c: [] },
    { a: 1, c: [1, 2, 3] },
    { a: 1, c: [], d: undefined },
    { a: 1, b: 2, c: [] },
  ])
    expect(exata?.(outro)).toBe(false);
  expect(respostaExata(z.object({ a: z.string().transform(Number) }))).toBeNull();
  const aparada = respostaExata(z.object({ a: z.string().trim().max(3) }));
  expect(['abc', ' a ', 'abcd'].map((a) => aparada?.({ a }))).toEqual([true, false, false]);
  // Parsing takes the first and cuts `b`.
  expect(respostaExata(z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]))).toBeNull();
});
