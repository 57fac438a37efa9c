import { expect, test } from 'vitest';

// The looks live in the stylesheets, and the browser of these tests draws nothing: they are read as they are written.
const estilos = import.meta.glob<string>(['./*.css', '../ui/*.css'], { query: '?raw', import: 'default', eager: true });
const CELULAR = '@media screen and (max-width: 47.4375em), screen and (max-height: 519px) {';

test('onde acaba a moldura do celular é dito com as mesmas palavras pela casca, pela barra e pela página', () => {
  for (const nome of ['./casca.module.css', './barra-de-baixo.module.css', '../ui/pagina.module.css']) {
    expect([nome, estilos[nome]?.split(CELULAR).length]).toEqual([nome, 2]);
  }
  expect(estilos['./casca.module.css']).toContain('@media screen and (min-width: 47.5em) and (min-height: 520px) {');
});
