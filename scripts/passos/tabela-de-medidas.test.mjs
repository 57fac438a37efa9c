import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { naRaiz } from './raiz.mjs';
import { emCelulas, escreverTabela, juntar, lerTabela, perdida } from './tabela-de-medidas.mjs';

const VAZIO = `# Título

Texto antes.

<!-- medidas: npm run bench writes from here to the end mark -->
<!-- fim das medidas -->

Texto depois.
`;
const ONTEM = '2026-11-16, commit aaaaaaaa, 2 × Xeon, 24 GB, Node v20.20.2';
const HOJE = '2026-11-17, commit bbbbbbbb, 2 × Xeon, 24 GB, Node v20.20.2';

const linha = (programa, medida, onde, valor = 1.2345, meta = { max: 1.5 }) =>
  emCelulas(programa, { medida, comparada: 'outra', valor, meta, figuras: '1 ms contra 2 ms' }, onde);

test('o que se escreve se lê de volta, e o resto do documento não muda', () => {
  const linhas = [linha('cupom', 'Validação', ONTEM), linha('telas', 'login | fora do ar', HOJE)];
  const escrito = escreverTabela(VAZIO, linhas);
  expect(lerTabela(escrito)).toEqual(linhas);
  expect(escreverTabela(escrito, linhas)).toBe(escrito);
  expect(escrito.startsWith('# Título\n\nTexto antes.\n\n')).toBe(true);
  expect(escrito.endsWith('\n\nTexto depois.\n')).toBe(true);
  expect(escrito).toContain('| cupom | Validação | outra | 1.23 | ≤ 1.5 | 1 ms contra 2 ms | 2 |');
  expect(escrito).toContain(`- Run 1: ${HOJE}\n- Run 2: ${ONTEM}\n`);
});

test('medir uma de novo troca só as linhas dela, no lugar em que estavam', () => {
  const antigas = [
    linha('cupom', 'Validação', ONTEM),
    linha('cupom', 'um nome que já não há', ONTEM),
    linha('importar', 'Baixa', ONTEM),
  ];
  const novas = [linha('cupom', 'Validação', HOJE), linha('cupom', 'Leitura', HOJE)];
  expect(juntar(antigas, 'cupom', novas)).toEqual([...novas, antigas[2]]);
  expect(juntar(antigas, 'partida', novas)).toEqual([...antigas, ...novas]);
});

test('uma vez de que já não há linha sai da lista das vezes', () => {
  const escrito = escreverTabela(VAZIO, [linha('cupom', 'Validação', ONTEM)]);
  const depois = escreverTabela(escrito, juntar(lerTabela(escrito), 'cupom', [linha('cupom', 'Validação', HOJE)]));
  expect(depois).not.toContain('aaaaaaaa');
  expect(depois).toContain(`- Run 1: ${HOJE}\n`);
});

test.each([
  [1.5, { max: 1.5 }, false],
  [1.51, { max: 1.5 }, true],
  [1.8, { min: 1.8 }, false],
  [1.79, { min: 1.8 }, true],
  [99, undefined, false],
])('%d com a meta %o: perdida %s', (valor, meta, esperado) => {
  const celulas = emCelulas('x', { medida: 'm', comparada: '', valor, meta, figuras: '' }, HOJE);
  expect(perdida(celulas)).toBe(esperado);
  expect(perdida(lerTabela(escreverTabela(VAZIO, [celulas]))[0])).toBe(esperado);
});

test('um documento sem as marcas é recusado antes de se escrever nele', () => {
  expect(() => escreverTabela('# Título\n', [])).toThrow('as duas marcas');
  const trocadas = VAZIO.split('\n').reverse().join('\n');
  expect(() => lerTabela(trocadas)).toThrow('as duas marcas');
});

test('a tabela do próprio documento se lê, e cada linha diz de que vez é', () => {
  const documento = readFileSync(naRaiz('docs/performance.md'), 'utf8');
  const linhas = lerTabela(documento);
  expect(linhas.length).toBeGreaterThan(10);
  expect(linhas.filter(({ onde, programa, medida }) => !onde || !programa || !medida)).toEqual([]);
  expect(escreverTabela(documento, linhas)).toBe(documento);
});
