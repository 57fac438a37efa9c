import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comDigitoDaChave, formatarChave, ilegivel, lerNota, nomeDaNota } from './chave';

const CONHECIDAS = [
  '13181017921427000125650010000000309887251170',
  '43181012384687000438651040002069031002069033',
  '35261111222333000181650010000123451876543214',
  '35261112ABC34501DE35650010000123451876543215',
];
const [, , CHAVE = '', COM_LETRAS = ''] = CONHECIDAS;

const chaveDe = (texto: string) => {
  const lida = lerNota(texto);
  return ilegivel(lida) ? lida.recusa : lida.chave;
};

const digitos = (quantos: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: quantos, maxLength: quantos }).map((ds) => ds.join(''));
const LETRAS_E_DIGITOS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const cnpj = fc
  .tuple(
    fc.array(fc.constantFrom(...LETRAS_E_DIGITOS), { minLength: 12, maxLength: 12 }).map((cs) => cs.join('')),
    digitos(2),
  )
  .map((partes) => partes.join(''));
const mes = fc.integer({ min: 1, max: 12 }).map((n) => String(n).padStart(2, '0'));
const chave = fc
  .tuple(fc.constantFrom('35', '13', '43'), digitos(2), mes, cnpj, fc.constantFrom('65', '55'), digitos(21))
  .map((partes) => partes.join(''))
  .map(comDigitoDaChave);

describe('a chave', () => {
  test.each(CONHECIDAS)('%s tem o dígito certo, e os outros nove não', (certa) => {
    expect(chaveDe(certa)).toBe(certa);
    const outros = [...'0123456789'].filter((d) => d !== certa.at(-1)).map((d) => chaveDe(certa.slice(0, -1) + d));
    expect(outros).toEqual(Array(9).fill('NOTA_DIGITO'));
  });

  test('as partes estão no seu lugar', () => {
    expect(lerNota(COM_LETRAS)).toEqual({
      chave: COM_LETRAS,
      uf: '35',
      mes: '2026-11',
      cnpj: '12ABC34501DE35',
      modelo: '65',
    });
    expect([nomeDaNota(CHAVE), nomeDaNota(CHAVE.replace(/^(.{20})65/, '$155'))]).toEqual([
      'NFC-e nº 12345',
      'NF-e nº 12345',
    ]);
  });

  test('toda troca de um caractere que o dígito percebe é recusada', () => {
    // Counted here by another hand.
    const pesos = Array.from({ length: 43 }, (_, i) => 2 + ((42 - i) % 8));
    const resto = (c: string) => pesos.reduce((soma, peso, i) => soma + peso * (c.charCodeAt(i) - 48), 0) % 11;
    const passa = (c: string) => Number(c.at(-1)) === ((11 - resto(c)) % 11) % 10;
    fc.assert(
      fc.property(chave, (certa) => {
        expect(chaveDe(certa)).toBe(certa);
        const trocadas = Array.from({ length: 44 }, (_, i) =>
          [...(i >= 6 && i < 18 ? LETRAS_E_DIGITOS : '0123456789')]
            .filter((outro) => outro !== certa[i])
            .map((outro) => certa.slice(0, i) + outro + certa.slice(i + 1)),
        ).flat();
        // What the digit cannot see is read as what it was changed to, or its month is none.
        const erradas = trocadas.filter((trocada) =>
          passa(trocada) ? ![trocada, 'NOTA_ILEGIVEL'].includes(chaveDe(trocada)) : chaveDe(trocada) !== 'NOTA_DIGITO',
        );
        expect(erradas).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('uma letra onde só há números não é chave', () => {
    for (const i of [0, 5, 18, 19, 20, 30, 43]) {
      expect(chaveDe(`${CHAVE.slice(0, i)}O${CHAVE.slice(i + 1)}`)).toBe('NOTA_ILEGIVEL');
    }
  });

  test('um mês que não há, com o dígito certo, não é nota', () => {
    expect(chaveDe(comDigitoDaChave(`352613${CHAVE.slice(6, 43)}`))).toBe('NOTA_ILEGIVEL');
  });
});

describe('o que se cola ou se digita', () => {
  test.each([
    ['como no papel, em grupos de quatro', formatarChave(CHAVE)],
    ['com pontos e traços', CHAVE.replace(/(..)(.{12})(.*)/, '$1-$2.$3')],
    ['com o rótulo, em duas linhas', `Chave de Acesso:\n ${formatarChave(CHAVE).replace(' 0001', '\n0001')}\n`],
    ['com espaço inseparável e de largura nula', `\u200b${CHAVE.slice(0, 22)}\u00a0\u200b${CHAVE.slice(22)}`],
    ['como no arquivo da nota', `<infNFe Id="NFe${CHAVE}" versao="4.00">`],
  ])('%s', (_, texto) => {
    expect(chaveDe(texto)).toBe(CHAVE);
  });

  test('letras minúsculas do CNPJ valem como as grandes', () => {
    expect(chaveDe(formatarChave(COM_LETRAS.toLowerCase()))).toBe(COM_LETRAS);
  });

  test.each([
    [CHAVE.slice(0, 43), '43'],
    [`${CHAVE}7`, '45'],
    [formatarChave(CHAVE.slice(0, 30)), '30'],
  ])('faltando ou sobrando, diz quantos há: %s', (texto, quantos) => {
    expect(lerNota(texto)).toEqual({ recusa: 'NOTA_INCOMPLETA', partes: { quantos } });
  });

  test.each(['', ' ', 'nota', 'https://example.com/', '123', 'NFC-e', '|', '?p=', '?chNFe=&tpAmb=1', '%7C%7C'])(
    '“%s” não é nota',
    (texto) => expect(chaveDe(texto)).toBe('NOTA_ILEGIVEL'),
  );

  test('nenhum texto derruba a leitura, nem o mais longo', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (texto) => void chaveDe(texto)));
    for (const texto of ['1 '.repeat(1000), `1${' '.repeat(1999)}`, '%7C'.repeat(600), '35'.repeat(1000)])
      chaveDe(texto);
  });
});

describe('o QR da nota', () => {
  const SITE = 'https://www.nfce.fazenda.sp.gov.br/qrcode';
  const HASH = '0123456789abcdef0123456789abcdef01234567';
  const FORMAS: [string, (c: string, ambiente: string) => string][] = [
    ['versão 2', (c, a) => `${SITE}?p=${c}|2|${a}|1|${HASH}`],
    ['versão 2, em contingência', (c, a) => `${SITE}?p=${c}|2|${a}|15|189.90|${HASH}|000001|${HASH}`],
    ['versão 3', (c, a) => `${SITE}?p=${c}|3|${a}`],
    ['versão 3, em contingência', (c, a) => `${SITE}?p=${c}|3|${a}|15|189.90|2|52998224725|QUJD+/RA==`],
    ['versão 1', (c, a) => `${SITE}?chNFe=${c}&nVersao=100&tpAmb=${a}&cDest=52998224725&vNF=10.00&cHashQRCode=${HASH}`],
  ];

  test.each(FORMAS)('%s: lê-se a chave, com a barra como é ou escapada', (_, forma) => {
    for (const c of [CHAVE, COM_LETRAS]) {
      const endereco = forma(c, '1');
      const escapado = endereco.replaceAll('|', '%7C');
      for (const texto of [endereco, escapado, escapado.replaceAll('%7C', '%7c'), ` ${endereco}\n`])
        expect(chaveDe(texto)).toBe(c);
    }
  });

  test.each(FORMAS)('%s: a de teste é recusada, e o dígito vem antes', (_, forma) => {
    expect(chaveDe(forma(CHAVE, '2'))).toBe('NOTA_DE_TESTE');
    expect(chaveDe(forma(CHAVE, '7'))).toBe('NOTA_ILEGIVEL');
    expect(chaveDe(forma(`${CHAVE.slice(0, 43)}9`, '2'))).toBe('NOTA_DIGITO');
  });

  test.each(FORMAS)('%s: de tudo o que o QR guarda, nada mais sai da leitura', (_, forma) => {
    expect(JSON.stringify(lerNota(forma(CHAVE, '1')))).not.toContain('52998224725');
  });

  test('digitado por um leitor com outro teclado', () => {
    const trocado = `${SITE}?p=${CHAVE}|2|1|1|${HASH}`.replaceAll('/', ';').replace('?', ':').replaceAll('|', '}');
    expect(chaveDe(trocado)).toBe(CHAVE);
  });

  test('o QR do cupom, ou de outra coisa, não é nota', () => {
    expect(chaveDe('https://indicabem.example/web/cupom/efetivar/123456789012345?s=ABCDEFGH12345678')).toBe(
      'NOTA_ILEGIVEL',
    );
  });
});
