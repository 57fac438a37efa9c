import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexDe } from './bytes';
import { hmac } from './cripto-dos-testes';
import { conferirComprovante, escreverFolha, type Folha, lerFolha, mensagemDoComprovante } from './folha';

const comprovante = '9f'.repeat(32);
const QUILO = { n: 264, mes: '2026-11', kg: 1, comprovante, cidade: 'São "Roque"' } as const;

test('uma folha se escreve de um jeito só, em qualquer ordem que venha', () => {
  expect(escreverFolha(QUILO)).toBe(
    `{"cidade":"São \\"Roque\\"","comprovante":"${comprovante}","kg":1,"mes":"2026-11","n":264}`,
  );
  const estorno = { n: 265, mes: '2026-11', kg: -1, estorna: 264, cidade: 'online' } as const;
  expect(escreverFolha(estorno)).toBe('{"cidade":"online","estorna":264,"kg":-1,"mes":"2026-11","n":265}');
});

test('o que se escreve se lê, qualquer que seja a cidade', () => {
  const folha: fc.Arbitrary<Folha> = fc
    .record({
      cidade: fc.string({ unit: fc.constantFrom('a', 'ã', '"', '\\', '\n', '\u2028', '\ud800', '🐾', ' ') }),
      mes: fc.constant('2026-02'),
      n: fc.integer({ min: 2, max: 999_999_999 }),
    })
    .chain((base) =>
      fc.oneof(
        fc.constant({ ...base, kg: 1 as const, comprovante }),
        fc.integer({ min: 1, max: base.n - 1 }).map((estorna) => ({ ...base, kg: -1 as const, estorna })),
      ),
    );
  fc.assert(
    fc.property(folha, (escrita) => {
      expect(lerFolha(escreverFolha(escrita))).toEqual(escrita);
    }),
  );
});

test.each([
  ['nada', ''],
  ['nulo', 'null'],
  ['com espaços', escreverFolha(QUILO).replace(',', ', ')],
  ['fora de ordem', `{"n":264,"cidade":"x","comprovante":"${comprovante}","kg":1,"mes":"2026-11"}`],
  ['com mais um campo', escreverFolha(QUILO).replace('}', ',"x":1}')],
  ['de dois quilos', escreverFolha(QUILO).replace('"kg":1', '"kg":2')],
  ['com um comprovante curto', escreverFolha({ ...QUILO, comprovante: '9f' })],
  ['que estorna a si mesma', '{"cidade":"x","estorna":5,"kg":-1,"mes":"2026-11","n":5}'],
  ['de nenhum mês', escreverFolha({ ...QUILO, mes: 'ontem' })],
  ['com o número escrito de outro jeito', escreverFolha(QUILO).replace('264', '264.0')],
])('não é folha: %s', (_, texto) => {
  expect(lerFolha(texto)).toBeNull();
});

test('só com o segredo se sabe de que compra é uma folha', async () => {
  const sal = new Uint8Array(32).fill(7);
  const folha = escreverFolha({ ...QUILO, comprovante: hexDe(await hmac(sal, mensagemDoComprovante(4321))) });
  const comprovado = { folha, sal: hexDe(sal), idCupom: 4321 };
  expect(await conferirComprovante(comprovado, hmac)).toBe(true);
  expect(await conferirComprovante({ ...comprovado, idCupom: 4322 }, hmac)).toBe(false);
  expect(await conferirComprovante({ ...comprovado, sal: '08'.repeat(32) }, hmac)).toBe(false);
  expect(await conferirComprovante({ ...comprovado, sal: '' }, hmac)).toBe(false);
  expect(await conferirComprovante({ ...comprovado, folha: escreverFolha(QUILO) }, hmac)).toBe(false);
});
