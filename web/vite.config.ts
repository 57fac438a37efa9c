import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { MANIFESTO } from './manifesto';
import { type Pecas, paginasSozinhas } from './paginas-sozinhas';

/** Letters of a file, before they are made few. */
const PEQUENA = 8_000;

/** Of no use without a network, and not kept for it: the map, and the till's camera. */
const SO_COM_REDE = /mapa|qr-scanner/;

/**
 * The parts of a recommendation, and how a portion is reckoned and explained; how long a package lasts and an ideal weight
 * are known on the first page too.
 */
const DA_INDICACAO =
  /[\\/]web[\\/]src[\\/]prescricao[\\/]|[\\/]domain[\\/]src[\\/]dose[\\/](?!(pacotes|peso-ideal|energia)\.)/;

/** Beside its index the package carries a build without the warnings for developers; its exports never name it. */
const ROTEADOR = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** What only dialogs and menus of Mantine's use, and lists and changes of the queries: no part of the way in. */
const DEPOIS_DA_ENTRADA =
  /@mantine[\\/](hooks[\\/]esm[\\/]use-(click-outside|debounced-callback|focus-return|focus-trap|long-press|window-event)|core[\\/]esm[\\/]core[\\/]utils[\\/]close-on-escape)|@tanstack[\\/].*(infiniteQueryObserver|mutationObserver|useInfiniteQuery|useMutation|useSuspenseQuery)/;

const COMUM =
  /[\\/]web[\\/]src[\\/](ui[\\/]([^\\/]+|camera[\\/]permissao\.ts)$|lib[\\/](?!pode)|compartilhado[\\/](capa|produto)[\\/]|app[\\/](menu-lateral|sair))|[\\/]domain[\\/]src[\\/](?!(equipe|entrega|registro)[\\/]|dose[\\/](?!(pacotes|peso-ideal|energia)\.))|@tabler/;

/** Pictures and tables, the steps of imports and reports, shapes of the map: of no home, and of no way in. */
const DE_DENTRO =
  /[\\/]web[\\/]src[\\/]ui[\\/](barra-de-andamento|barra-de-selecao|botao-de-arquivo|cabeca-que-ordena|campo-de-busca|campo-de-imagem|campo-de-moeda|campo-mascarado|conferir-imagem|de-onde-parou|dica-do-grafico|em-paginas|fichas|folha|lista-paginada|opcoes-explicadas|ordem|ordenar-por|rolagem-lateral|tabela|tabela-com-pe|tabela-que-abre|use-campos|use-escolhida-a-vista)\.|[\\/]web[\\/]src[\\/]lib[\\/](em-edicao|filtros-no-endereco|paginas|partes-do-endereco)\.|[\\/]domain[\\/]src[\\/]((acerto|campanha|correio|estorno|importacao|lote|nota|relatorio)[\\/](?!chamadas)|lojista[\\/](cidades|contornos|estoque)|pet[\\/](figura|palavras-do-peso|ritmo)|prescricao[\\/]grupos|prescritor[\\/]licenca|produto[\\/](catalogo|selecao)|(atendimento|capa|fator|imagem|interesse)[\\/]regras|atendimento[\\/]vida|produto[\\/]ficha|usuario[\\/]em-lote|fator[\\/]zerar|conta[\\/]tipos-de-cadastro|contato[\\/]texto-rico)|Icon(ArrowDown|ArrowUp|ArrowsSort)\./;

const DO_CUPOM =
  /[\\/]web[\\/]src[\\/](compartilhado[\\/]produto[\\/]nome-do-produto|cupom[\\/](nascimento|situacao|ver[\\/]ver)\.)|[\\/]domain[\\/]src[\\/]lojista[\\/]endereco/;

/** Scripts that the page itself asks for; their styles are still waited for by each screen. */
const anunciadas = new Set<string>();

const daEntrada = (pecas: RegExp) => (modulo: string) => pecas.test(modulo) && !DEPOIS_DA_ENTRADA.test(modulo);

export default defineConfig(({ command }) => ({
  base: '/web/',
  plugins: [react(), primeiraPintura(), paginasSozinhas(pecasDe), pwa()],
  // The package's index re-exports 5,000 icons through another file; this one is cheap to serve in development.
  resolve: {
    alias: [
      { find: '@tabler/icons-react', replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' },
      ...(command === 'build'
        ? [
            // Only what reckons a QR: the package's index draws on canvases too.
            { find: /^qrcode$/, replacement: 'qrcode/lib/core/qrcode.js' },
            { find: /^react-router$/, replacement: path.join(ROTEADOR, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(ROTEADOR, 'dom-export.mjs') },
          ]
        : []),
    ],
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    // Which chunk brings which: the size check reads it.
    manifest: true,
    // The server forbids inline scripts and data: scripts; small assets may still be inlined in CSS.
    modulePreload: {
      polyfill: false,
      // What the page announces is on its way already: the list that the first screen carries need not name it for each screen.
      resolveDependencies: (_arquivo, pecas) => pecas.filter((nome) => !anunciadas.has(nome)),
    },
    rolldownOptions: {
      // A call's name is written where it is used: the names of a whole area do not travel with the first screen.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Compiled whole, beside the page's own thread, while they arrive: a function at a time, when it is first called, was a
        // quarter of a cheap phone's work until the first screen. Browsers that do not know the hint see a comment. A small
        // one is compiled before the hint is worth its bytes.
        postBanner: ({ modules }) =>
          Object.values(modules).reduce((soma, { renderedLength }) => soma + renderedLength, 0) < PEQUENA
            ? ''
            : '//# allFunctionsCalledOnLoad',
        // The first screen carries the list of all files: without their names it is half as long.
        chunkFileNames: ({ name }) => (SO_COM_REDE.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) =>
          names.some((nome) => nome.endsWith('.css')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What every screen of Mantine's stands on; the other components travel with the screens that use them.
            {
              name: 'mantine',
              test: daEntrada(
                /(@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/](Button|Input\w*|TextInput|Loader|Transition|UnstyledButton)))|clsx)[\\/]/,
              ),
            },
            {
              name: 'rotas-e-dados',
              test: daEntrada(
                /node_modules[\\/](react-router|@tanstack(?!.*(queriesObserver|useQueries))|cookie|set-cookie-parser)[\\/]/,
              ),
            },
            { name: 'depois', test: DEPOIS_DA_ENTRADA },
            { name: 'entrada', tags: ['$initial'] },
            // What a page without the app shares with it, and with its first screen. After the entry, or it would take that.
            {
              name: 'chao',
              test: /[\\/]web[\\/]src[\\/](lib[\\/](api|erros-da-api|online|titulo)|ui[\\/](aviso|ilustracao|logo)|app[\\/](links-do-rodape|rodape\.module))\.|[\\/]domain[\\/]src[\\/](marca\.|doacao[\\/]regras\.)|Icon(AlertTriangle|CircleCheck|InfoCircle)\./,
            },
            {
              name: 'aplicativo',
              test: /[\\/]src[\\/](aplicativo\.tsx|ui[\\/](aviso|botao-de-envio|campo-de-senha|confirmar|saida|toasts|use-aviso-de-saida|use-envio)\.|lib[\\/](passagens|uuid)|conta[\\/](acesso-social|ref)\.)/,
            },
            // Of the page of a recommendation's link, and of screens further in: the plain way in needs neither.
            {
              name: 'do-link',
              test: /[\\/]web[\\/]src[\\/](compartilhado[\\/]produto[\\/]foto-do-produto|conta[\\/]entrada)\./,
            },
            {
              name: 'aberta',
              test: /[\\/]web[\\/]src[\\/](ui[\\/]esqueletos|compartilhado[\\/]doacao[\\/])|[\\/]domain[\\/]src[\\/](brasil[\\/](a-pedido|datas|mes|momento|numeros)|texto[\\/]sem-acento|doacao[\\/]por-mes|registro[\\/](folha|nome-da-cidade|o-que-falta))\.|Icon(Clock|Download|FileText|HelpCircle|Link|MapPin|ShieldCheck|WritingSign)\./,
            },
            // Small parts that screens share: a file each would cost more in requests than it saves in bytes.
            // Who of the team may what is no part of the way in.
            {
              name: 'comum',
              test: (modulo: string) => COMUM.test(modulo) && !DE_DENTRO.test(modulo) && !DO_CUPOM.test(modulo),
              minShareCount: 2,
              maxModuleSize: 5_000,
            },
            // After it as well: what the coupon at the counter and the panel share with screens that nobody waits for. They
            // would bring all that those share.
            { name: 'do-cupom', test: DO_CUPOM, minShareCount: 2 },
            // What somebody wrote about a sale, and its looks: one name less in the list that the first screen carries.
            { name: 'citacao', test: /[\\/]compartilhado[\\/]estorno[\\/](citacao|cartao-do-estorno\.module)\./ },
            {
              name: 'campos',
              test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](NativeSelect|Textarea|Combobox[\\/](ComboboxChevron|get-parsed-combobox-data|Combobox\.module))/,
            },
            {
              name: 'da-equipe',
              test: /[\\/]domain[\\/]src[\\/]equipe[\\/](funcoes|pode)\.|[\\/]web[\\/]src[\\/](lib[\\/]pode|app[\\/]funcao-de-agora)\./,
            },
            // What only some see of the frame: one name less in that list.
            { name: 'as-vezes', test: /[\\/]web[\\/]src[\\/]app[\\/](na-fila|nova-versao)\./ },
            // What may still be done with a sale, at the till and in the store's list.
            {
              name: 'da-venda',
              test: /[\\/]web[\\/]src[\\/](cupom[\\/](observacao|estorno[\\/](desfazer|use-restam))|compartilhado[\\/]nota[\\/](ao-mudar-a-nota|nota-da-compra|retirar-nota))\./,
              minShareCount: 2,
            },
            // What lists and forms further in share, and the screens of a recommendation. After what all share, or they would
            // take that with them.
            { name: 'de-dentro', test: DE_DENTRO, minShareCount: 2 },
            // A code typed and an invitation sent are of the homes too, which need nothing else of it.
            { name: 'codigo-e-convite', test: /[\\/]web[\\/]src[\\/]compartilhado[\\/]indicacao[\\/]/ },
            // Three homes stand on the same few small parts.
            { name: 'inicio', test: /[\\/]web[\\/]src[\\/]inicio[\\/][^\\/]+$/, minShareCount: 2 },
            // Until when the food lasts stands on the tutor's home: or it would follow the detail into the recommendation's file.
            { name: 'fim-da-racao', test: /[\\/]web[\\/]src[\\/]compartilhado[\\/]reposicao[\\/]/ },
            { name: 'indicacao', test: DA_INDICACAO, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));

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
      globIgnores: ['assets/*mapa*', 'assets/qr-scanner*'],
    },
  });
}

/**
 * Lets the static markup of index.html paint before any CSS or JavaScript arrives: stylesheets move behind it (in the body
 * they only hold back what follows), the font starts to load with the HTML, and scripts come after both. The product's
 * own chunk, which the entry imports, is announced in the HTML with all it stands on.
 */
function primeiraPintura(): Plugin {
  return {
    name: 'primeira-pintura',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_opcoes, bundle) {
        for (const nome of pecasDe(bundle, 'src/aplicativo.tsx').js) anunciadas.add(nome);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const pecas = pecasDe(bundle, 'src/aplicativo.tsx');
        const fonte = Object.keys(bundle).find((nome) => nome.includes('figtree-latin-wght-normal'));
        const folhas = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const semFolhas = folhas.reduce((texto, folha) => texto.replace(folha, ''), html);
        const doProduto = pecas.css
          .filter((nome) => !html.includes(nome))
          .map((nome) => `<link rel="stylesheet" crossorigin href="/web/${nome}">`);
        const adiante = (rel: string, nome: string, mais: object) => ({
          tag: 'link',
          attrs: { rel, href: `/web/${nome}`, crossorigin: true, ...mais },
          injectTo: 'head' as const,
        });
        return {
          html: semFolhas
            .replace('<!-- folhas -->', [...folhas.map((folha) => folha.trim()), ...doProduto].join(''))
            .replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"'),
          tags: [
            ...(fonte ? [adiante('preload', fonte, { as: 'font', type: 'font/woff2' })] : []),
            ...pecas.js
              .filter((nome) => !html.includes(nome))
              .map((nome) => adiante('modulepreload', nome, { fetchpriority: 'low' })),
          ],
        };
      },
    },
  };
}

/** The files that arrive with a module: its chunk and all that one imports. */
function pecasDe(bundle: Rolldown.OutputBundle, modulo: string): Pecas {
  const js = new Set<string>();
  const css = new Set<string>();
  const visitar = (peca: Rolldown.OutputBundle[string] | undefined) => {
    if (peca?.type !== 'chunk' || js.has(peca.fileName)) return;
    js.add(peca.fileName);
    for (const nome of peca.viteMetadata?.importedCss ?? []) css.add(nome);
    for (const nome of peca.imports) visitar(bundle[nome]);
  };
  // Where others import from it too, the module's own file only points to the chunk that holds it.
  const pecas = Object.values(bundle).filter((peca) => peca.type === 'chunk');
  visitar(
    pecas.find((peca) => peca.facadeModuleId?.endsWith(modulo)) ??
      pecas.find((peca) => peca.moduleIds.some((id) => id.endsWith(modulo))),
  );
  return { js: [...js], css: [...css] };
}
