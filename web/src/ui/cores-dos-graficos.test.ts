import { expect, test } from 'vitest';

const estilos = Object.entries(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
);
const cores = estilos.find(([arquivo]) => arquivo === './cores.css')?.[1] ?? '';
const cor = (nome: string) => new RegExp(`--${nome}: (#[0-9a-f]{6});`).exec(cores)?.[1] ?? '';

function luminancia(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((canal) => (canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contraste(uma: string, outra: string): number {
  const [clara = 0, escura = 0] = [luminancia(uma), luminancia(outra)].sort((a, b) => b - a);
  return (clara + 0.05) / (escura + 0.05);
}

const PARTES = ['grafico-1', 'grafico-2', 'grafico-3'];
const FUNDOS = ['superficie', 'creme', 'grafico-trilho'];

test.each(PARTES.flatMap((parte) => FUNDOS.map((fundo) => [parte, fundo] as const)))(
  '%s se vê sobre %s: 3 para 1',
  (parte, fundo) => {
    expect(contraste(cor(parte), cor(fundo))).toBeGreaterThanOrEqual(3);
  },
);

test('o contraste é o das normas', () => {
  expect(contraste('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contraste('#7fb08f', '#ffffff')).toBeCloseTo(2.47, 1);
});

test('nenhum gráfico tem cor própria: todas são destas', () => {
  const deGrafico = estilos.filter(([arquivo]) => /painel|grafico|cidades/.test(arquivo));
  const proprias = /(--parte|background): #(?!fff\b)|#7fb08f/;
  expect(deGrafico.length).toBeGreaterThan(4);
  expect(deGrafico.filter(([, texto]) => proprias.test(texto)).map(([arquivo]) => arquivo)).toEqual([]);
});
