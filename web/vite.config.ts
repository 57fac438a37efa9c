import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { MANIFESTO } from './manifesto';

export default defineConfig({
  base: '/web/',
  plugins: [react(), primeiraPintura(), pwa()],
  // The package's index re-exports 5,000 icons through another file; this one is cheap to serve in development.
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    // Which chunk brings which: the size check reads it.
    manifest: true,
    // The server forbids inline scripts and data: scripts; small assets may still be inlined in CSS.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What every screen of Mantine's stands on; the other components travel with the screens that use them.
            {
              name: 'mantine',
              test: /(@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/](Button|Input\w*|TextInput|Loader|Transition|UnstyledButton)))|clsx)[\\/]/,
            },
            { name: 'rotas-e-dados', test: /node_modules[\\/](react-router|@tanstack|cookie|set-cookie-parser)[\\/]/ },
          ],
        },
      },
    },
  },
});

/** The worker is our own (src/offline/sw.ts); the plugin lists the files of each build for it and writes the manifest. */
function pwa() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: MANIFESTO,
    injectManifest: {
      globPatterns: [
        'index.html',
        'favicon.svg',
        'assets/*.{js,css}',
        'assets/figtree-latin-wght-*',
        'ilustracoes/*.svg',
      ],
      // Of no use without a network: the map, and the till's camera.
      globIgnores: ['assets/mapa-*', 'assets/qr-scanner*'],
    },
  });
}

/**
 * Lets the static markup of index.html paint before any CSS or JavaScript arrives: the stylesheet moves behind it (a
 * stylesheet in the body only holds back what follows), and the font starts to load with the HTML.
 */
function primeiraPintura(): Plugin {
  return {
    name: 'primeira-pintura',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const folhas = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const semFolhas = folhas.reduce((texto, folha) => texto.replace(folha, ''), html);
        const fonte = Object.keys(bundle ?? {}).find((nome) => nome.includes('figtree-latin-wght-normal'));
        return {
          html: semFolhas.replace('<!-- folhas -->', folhas.map((folha) => folha.trim()).join('')),
          tags: fonte
            ? [
                {
                  tag: 'link',
                  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/web/${fonte}`, crossorigin: true },
                  injectTo: 'head',
                },
              ]
            : [],
        };
      },
    },
  };
}
