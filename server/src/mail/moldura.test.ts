import { expect, test } from 'vitest';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from './moldura';
import { ESCURO } from './tons-escuros';

const carta = (conteudo: string, previa?: string) =>
  moldura({ titulo: 'Título', conteudo, urlPublica: 'https://indicabem.test', previa });
const previaDe = (html: string) => /<div style="display:none[^>]*>(.*?)&#847;/s.exec(html)?.[1];

test('a prévia vem antes de tudo, e o que foi escrito por alguém não vira marcação', () => {
  const html = carta(paragrafo('Corpo'), 'Até 15% · <b>Ração</b>');
  expect(previaDe(html)).toBe('Até 15% · &#60;b&#62;Ração&#60;/b&#62;');
  expect(html.indexOf('display:none')).toBeLessThan(html.indexOf('<h1'));
});

test('sem prévia própria, é como a carta começa, sem a saudação, o botão e o endereço', () => {
  const conteudo = `${paragrafo('Olá, Dr. Caio!')}${paragrafo(escaparHtml("O e-mail de D'Ávila mudou."))}${botao('Abrir', 'https://indicabem.test/web/x')}`;
  expect(previaDe(carta(conteudo))).toBe('O e-mail de D&#39;Ávila mudou.');
  expect(previaDe(carta(paragrafo('palavra '.repeat(60))))?.length).toBeLessThan(111);
  expect(previaDe(carta(''))).toBeUndefined();
});

test('uma palavra que é só sinais não é cortada no meio de um deles', () => {
  expect(previaDe(carta(paragrafo(escaparHtml(`${'&'.repeat(40)} fim`))))).toBeUndefined();
});

type Cor = readonly [number, number, number];
const corDe = (hex: string): Cor => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Cor;
const luz = (hex: string) => {
  const [r, g, b] = corDe(hex).map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};
const contraste = (a: string, b: string) => {
  const [clara = 0, escura = 0] = [luz(a), luz(b)].sort((x, y) => y - x);
  return (clara + 0.05) / (escura + 0.05);
};
const noEscuro = (classe: string, propriedade: string) =>
  new RegExp(`\\.${classe}\\{[^}]*?(?<![\\w-])${propriedade}:(#[0-9A-F]{6})`).exec(ESCURO)?.[1] ?? '#808080';

test.each([
  ['texto', noEscuro('folha', 'color'), noEscuro('folha', 'background')],
  ['nota', noEscuro('suave', 'color'), noEscuro('folha', 'background')],
  ['nota no pé', noEscuro('suave', 'color'), noEscuro('fundo', 'background')],
  ['nota no quadro', noEscuro('suave', 'color'), noEscuro('quadro', 'background')],
  ['link', noEscuro('elo', 'color'), noEscuro('folha', 'background')],
  ['texto no quadro', noEscuro('tinta', 'color'), noEscuro('quadro', 'background')],
  ['desconto', noEscuro('destaque', 'color'), noEscuro('destaque', 'background')],
  ['botão', '#FFFFFF', noEscuro('botao', 'background')],
  ['topo', '#FFFFFF', noEscuro('topo', 'background')],
])('no escuro, %s se lê (AA)', (_, letra, fundo) => {
  expect(contraste(letra, fundo)).toBeGreaterThanOrEqual(4.5);
});

test('toda cor escrita numa carta tem par no escuro', () => {
  const html = carta(`${paragrafo('a')}${quadro('b')}${nota('c')}${botao('d', 'https://x.test')}`);
  const [, corpo = ''] = html.split('</head>');
  for (const [marca] of corpo.matchAll(/<[^>]*(?<![\w-])color:#[^>]*>/g))
    if (!marca.includes('display:none')) expect(marca).toMatch(/class="/);
});
