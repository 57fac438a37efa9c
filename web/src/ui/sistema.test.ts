import { expect, test } from 'vitest';

const estilos = Object.entries(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
).filter(([arquivo]) => !arquivo.includes('/imprimir/') && !arquivo.endsWith('/cores.css'));
const cores = Object.values(
  import.meta.glob<string>('./cores.css', { query: '?raw', import: 'default', eager: true }),
)[0];

const LETRA = /^var\(--letra(-(miuda|apoio|realce|bloco|titulo|numero))?\)$/;
/** What is measured by its own container, by the text around it, or on paper. */
const MEDIDA_POR_OUTRO = /cq[iw]|^[\d.]+em$|^[\d.]+pt$|^inherit$/;
const RAIO = /^(var\(--raio-(pequeno|controle|cartao|redondo)\)|0|50%|inherit)$/;

const ditos = (propriedade: RegExp) =>
  estilos.flatMap(([arquivo, texto]) =>
    [...texto.matchAll(propriedade)].map(([, valor = '']) => ({ arquivo, valor: valor.trim() })),
  );

test('todo texto tem um dos sete tamanhos', () => {
  const outros = ditos(/font-size:([^;]+);/g).filter(
    ({ valor }) => !LETRA.test(valor) && !MEDIDA_POR_OUTRO.test(valor),
  );
  expect(outros).toEqual([]);
  expect(cores?.match(/--letra[\w-]*:/g)).toHaveLength(7);
});

test('todo canto tem um dos quatro raios', () => {
  const outros = ditos(/border-(?:\w+-)*radius:([^;]+);/g).filter(
    ({ valor }) => !valor.split(/\s+/).every((canto) => RAIO.test(canto)),
  );
  expect(outros).toEqual([]);
  expect(cores?.match(/--raio-[\w-]*:/g)).toHaveLength(4);
});

const telas = Object.entries(
  import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).filter(([arquivo]) => !arquivo.endsWith('.test.tsx'));

test('todo diálogo tem a mesma moldura, e com ela o foco que volta', () => {
  const outras = telas.filter(([, texto]) => /import \{[^}]*\bModal\b[^}]*\} from '@mantine\/core'/.test(texto));
  expect(outras.map(([arquivo]) => arquivo)).toEqual(['./dialogo/dialogo.tsx']);
});

test('as larguras se medem em letras: com letras dobradas, o computador ganha a moldura do celular', () => {
  const emPontos = estilos.flatMap(([arquivo, texto]) =>
    (texto.match(/@media[^{]*-width: *[\d.]+px/g) ?? []).map((dita) => ({ arquivo, dita })),
  );
  expect(emPontos).toEqual([]);
});

test('o tamanho que tudo herda cresce com as letras que a pessoa pede ao navegador', () => {
  const [pagina = ''] = Object.values(
    import.meta.glob<string>('../../index.html', { query: '?raw', import: 'default', eager: true }),
  );
  expect(pagina).toMatch(/body \{[^}]*font: 1rem\//);
  expect(pagina).not.toMatch(/font(-size)?: [^;]*\dpx/);
});
