import { QUADRO_DA_CAPA } from '@indica-bem/domain/capa/regras';
import { expect, test } from 'vitest';

// The looks live in the stylesheets, and the browser of these tests draws nothing: they are read as they are written.
const estilos = import.meta.glob<string>(['./*.css', '../../ui/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const estilo = (nome: string) => estilos[`./${nome}.css`] ?? estilos[`../../ui/${nome}.css`] ?? '';
const variavel = (nome: string) => new RegExp(`--${nome}: ([^;]+);`).exec(estilo('cores'))?.[1] ?? '';

test('o banner tem as proporções do quadro em que a capa é cortada e conferida', () => {
  const banner = estilo('banner-da-pagina.module');
  const { desktop, mobile } = QUADRO_DA_CAPA;
  const [celular = '', computador = ''] = [...banner.matchAll(/aspect-ratio: ([\d /]+);/g)].map(([, razao]) => razao);
  const valor = (razao: string) => razao.split('/').reduce((total, parte, i) => (i ? total / +parte : +parte), 0);
  expect(valor(celular)).toBe(mobile.largura / mobile.altura);
  expect(valor(computador)).toBe(desktop.largura / desktop.altura);
});

test('a prévia corta em volta do meio e escreve no mesmo lugar e com o mesmo fundo que o banner', () => {
  const previa = estilo('campo-de-imagem.module');
  expect(previa).toMatch(/data-modo="preenche"\][^}]*&?\s*img \{[^}]*object-fit: cover;/);
  expect(previa).not.toContain('object-position');
  for (const parte of ['lugar-do-veu', 'borda-do-veu', 'veu-do-banner']) {
    expect(previa).toContain(`var(--${parte})`);
    expect(estilo('banner-da-pagina.module')).toContain(`var(--${parte})`);
  }
});

test('as palavras se leem sobre qualquer imagem: até onde elas vão, o fundo é claro o bastante sobre o preto', () => {
  const veu =
    /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\) ([\d.]+)%/.exec(variavel('veu-do-banner'))?.slice(1).map(Number) ?? [];
  const [r = 0, g = 0, b = 0, opaco = 0, inteiroAte = 0] = veu;
  const direita = Number(/^0 (\d+)% 0 0$/.exec(variavel('lugar-do-veu'))?.[1]);
  const borda = Number.parseFloat(variavel('borda-do-veu'));
  const fimDasPalavras = ((100 - direita - borda) / (100 - direita)) * 100;
  expect(inteiroAte).toBeGreaterThanOrEqual(fimDasPalavras);
  const noPreto = [r, g, b].map((canal) => (canal * opaco) / 100);
  for (const tinta of [
    [34, 48, 42],
    [61, 79, 70],
  ])
    expect(contraste(noPreto, tinta)).toBeGreaterThan(4.5);
});

const telas = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx', '!../../inicio/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('fora do início, o banner é o fim da página: o que se veio fazer está antes dele', () => {
  const comBanner = Object.entries(telas).filter(([, texto]) => texto.includes('<BannerDaPagina '));
  expect(comBanner.length).toBeGreaterThan(12);
  const noFim = /<BannerDaPagina [^>]*\/>\}?\s*(<\/div>\s*)?<\/(Pagina)?>/;
  expect(comBanner.filter(([, texto]) => !noFim.test(texto)).map(([arquivo]) => arquivo)).toEqual([]);
});

function contraste(um: number[], outro: number[]): number {
  const [claro = 0, escuro = 0] = [luz(um), luz(outro)].sort((x, y) => y - x);
  return (claro + 0.05) / (escuro + 0.05);
}

function luz(cor: number[]): number {
  const [r = 0, g = 0, b = 0] = cor.map((canal) => {
    const c = canal / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
