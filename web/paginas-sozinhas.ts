import type { Plugin, Rolldown } from 'vite';

export type Pecas = { js: string[]; css: string[] };

/** The pages that open to a stranger without the app (src/app/pagina-aberta.tsx), and what each is made of. */
const PAGINAS = { 'transparencia.html': ['src/app/pagina-aberta.tsx', 'src/registro/transparencia.tsx'] };

/**
 * Beside index.html, which announces the app's code, one more page for each of them that announces only its own. The
 * server sends it for that address.
 */
export function paginasSozinhas(pecasDe: (bundle: Rolldown.OutputBundle, modulo: string) => Pecas): Plugin {
  return {
    name: 'paginas-sozinhas',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('index.html ainda não foi escrito');
      const entrada = pecasDe(bundle, 'src/main.ts');
      for (const [fileName, modulos] of Object.entries(PAGINAS)) {
        const proprias = modulos.map((modulo) => pecasDe(bundle, modulo));
        const js = new Set(proprias.flatMap((pecas) => pecas.js).filter((nome) => !entrada.js.includes(nome)));
        const css = new Set([...entrada.css, ...proprias.flatMap((pecas) => pecas.css)]);
        this.emitFile({
          type: 'asset',
          fileName,
          source: anunciar(String(index.source), { js: [...js], css: [...css] }),
        });
      }
    },
  };
}

function anunciar(html: string, { js, css }: Pecas): string {
  const folhas = css.map((nome) => `<link rel="stylesheet" crossorigin href="/web/${nome}">`);
  const adiante = js.map((nome) => `<link rel="modulepreload" crossorigin href="/web/${nome}">`);
  const semOApp = html
    .replaceAll(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '');
  return semOApp
    .replace('</head>', () => `  ${adiante.join('\n    ')}\n  </head>`)
    .replace(/(<\/body>)/, (fim) => `${folhas.join('')}${fim}`);
}
