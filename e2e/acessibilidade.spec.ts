import { expect, test } from '@playwright/test';
import { faltas } from './apoio/acessibilidade';

const pagina = (conteudo: string) => `<!doctype html><html lang="pt-BR"><head><title>Página</title>
<style>body { background: white; color: #222 } .claro { color: #ccc; background: white }</style>
</head><body><main><h1>Título</h1>${conteudo}</main></body></html>`;
const LINHAS = '<li>uma linha como as outras</li>'.repeat(20);
const erguida = (
  fundo: string,
) => `<div style="position: absolute; inset: 9rem 0 auto; height: 9rem; background: ${fundo}"></div>
<p id="erguida" style="position: absolute; inset: 10rem 0 auto; color: #fff">erguida</p>`;

const CASOS: [nome: string, conteudo: string, faltas: string[]][] = [
  ['nada de errado', `<ul>${LINHAS}</ul>`, []],
  ['uma clara entre vinte', `<ul>${LINHAS}<li class="claro">clara</li></ul>`, ['color-contrast: .claro']],
  [
    'a mesma cor sobre outro fundo',
    `<ul>${LINHAS}<li style="background: #333">escura</li></ul>`,
    ['color-contrast: li:nth-child(21)'],
  ],
  [
    'a que se usa, depois de uma igual que não',
    '<button disabled class="claro">um</button><button id="dois" class="claro">dois</button>',
    ['color-contrast: #dois'],
  ],
  ['outra vez a clara, noutra tela', `<ul>${LINHAS}<li class="claro">clara</li></ul>`, ['color-contrast: .claro']],
  ['erguida sobre o escuro', erguida('#000'), []],
  ['a mesma, noutra tela, sobre o claro', erguida('#eee'), ['color-contrast: #erguida']],
  ['um campo que se lê mal', '<input aria-label="Nome" class="claro" value="Ana" />', ['color-contrast: input']],
  ['um botão sem nome', '<button></button>', ['button-name: button']],
];

test('de textos iguais se olha um, também de tela em tela, e nenhum diferente escapa', async ({ page }) => {
  for (const [nome, conteudo, esperadas] of CASOS) {
    await page.setContent(pagina(conteudo));
    expect.soft(await faltas(page), nome).toEqual(esperadas);
  }
});
