import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abrirDivisor, type Linha } from './dividir-csv';

/** Cut into pieces at these places. */
function dividir(texto: string, cortes: number[] = []): Linha[] {
  const divisor = abrirDivisor(';');
  const lugares = [0, ...cortes.map((corte) => corte % (texto.length + 1)).sort((a, b) => a - b), texto.length];
  const pedacos = lugares.slice(1).map((fim, i) => texto.slice(lugares[i], fim));
  return [...pedacos.flatMap((pedaco) => divisor.dar(pedaco)), ...divisor.acabar()];
}

const OPCOES = {
  delimiter: ';',
  trim: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_records_with_empty_values: true,
};
/** What a parser that many use makes of it, or that it refuses it; spaces inside of quotes are nobody's either. */
function deOutro(texto: string): string[][] | 'recusa' {
  try {
    return parse(texto, OPCOES).map((linha) => linha.map((celula) => celula.trim()));
  } catch (erro) {
    if (erro instanceof CsvError) return 'recusa';
    throw erro;
  }
}
function nosso(texto: string, cortes: number[]): string[][] | 'recusa' {
  try {
    return dividir(texto, cortes).map(({ conteudo }) => conteudo);
  } catch {
    return 'recusa';
  }
}

const cortes = fc.array(fc.nat(200), { maxLength: 6 });
const textoCom = (...letras: string[]) =>
  fc.string({ unit: fc.constantFrom('a', ' ', '"', ';', ...letras), maxLength: 40 });

describe('o que se divide', () => {
  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('é o mesmo que outro leitor dá, onde quer que o texto seja cortado: %s', (_nome, fim) => {
    fc.assert(
      fc.property(textoCom(fim), cortes, (resto, onde) => {
        // Of empty quotes and more quotes after them the other one makes a cell; we do not guess.
        fc.pre(!/"" +"/.test(resto));
        // One line first, by which the other one knows how lines end.
        const texto = `a${fim}${resto}`;
        expect(nosso(texto, onde)).toEqual(deOutro(texto));
      }),
      { numRuns: 500 },
    );
  });

  test('o número é o da linha em que ela acaba, com fins de linha de todo tipo, dentro e fora de aspas', () => {
    const texto = 'a\r\n\r\nb;"1\r\n2\r3\n4"\rc\n\n d ;';
    const linhas = [
      { numero: 1, conteudo: ['a'] },
      { numero: 6, conteudo: ['b', '1\r\n2\r3\n4'] },
      { numero: 7, conteudo: ['c'] },
      { numero: 9, conteudo: ['d', ''] },
    ];
    expect(dividir(texto)).toEqual(linhas);
    for (let i = 0; i <= texto.length; i++) expect(dividir(texto, [i]), `cortado em ${i}`).toEqual(linhas);
  });
});

test('aspas depois de aspas fechadas e um espaço são recusadas, também onde o texto foi cortado entre eles', () => {
  for (const onde of [3, 4]) expect(() => dividir('"a" "b"', [onde])).toThrow();
});

describe('o que não acaba é recusado antes de se juntar', () => {
  test.each([
    ['um texto', 'x'.repeat(70_000)],
    ['aspas que ninguém fecha', `"${'x\n'.repeat(40_000)}`],
    ['células', ';'.repeat(10_001)],
  ])('%s', (_nome, texto) => {
    expect(() => abrirDivisor(';').dar(texto)).toThrow(
      expect.objectContaining({ detalhes: { campos: { arquivo: expect.stringContaining('longo demais') } } }),
    );
  });
});
