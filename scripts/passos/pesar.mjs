import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { naRaiz } from './raiz.mjs';

const KB = 1024;
/** What a screen may cost before it can be used, as it travels: the entry, the screen and all they import. */
const ORCAMENTOS = [
  { tela: 'entrada', modulos: ['src/conta/login.tsx'], js: 150 * KB, css: 15 * KB },
  { tela: 'link da indicação', modulos: ['src/app/telas/entrada-da-indicacao.tsx'], js: 150 * KB, css: 15 * KB },
  inicio('início do tutor', 'tutor/inicio-do-tutor'),
  inicio('início do parceiro', 'parceiro/inicio-do-parceiro'),
  inicio('início da loja', 'loja/inicio-da-loja'),
  { tela: 'início da equipe', modulos: ['src/app/telas/painel-da-equipe.tsx'], js: 190 * KB, css: 20 * KB },
  // Where somebody waits at a counter.
  { tela: 'cupom do tutor', modulos: ['src/app/casca.tsx', 'src/cupom/ver/ver-o-seu.tsx'], js: 196 * KB, css: 20 * KB },
  { tela: 'caixa', modulos: ['src/app/casca.tsx', 'src/cupom/caixa/caixa.tsx'], js: 190 * KB, css: 20 * KB },
  {
    tela: 'doações abertas, a quem não entrou',
    pagina: 'transparencia.html',
    modulos: ['src/app/pagina-aberta.tsx', 'src/registro/transparencia.tsx'],
    js: 100 * KB,
    css: 15 * KB,
  },
];
function inicio(tela, modulo) {
  return { tela, modulos: [`src/inicio/${modulo}.tsx`], js: 190 * KB, css: 20 * KB };
}

/** Parts that only their own screens may bring. */
const PESADOS = ['leaflet', 'qr-scanner', '@tiptap', 'prosemirror', 'dexie', 'qrcode'];

export function pesar() {
  const manifesto = JSON.parse(readFileSync(naRaiz('web/dist/.vite/manifest.json'), 'utf8'));
  const faltas = [];
  for (const { tela, pagina, modulos, js, css } of ORCAMENTOS) {
    const pecas = alcancadas(manifesto, ['index.html', ...modulos]);
    for (const nome of anunciadas(pagina)) pecas[nome.endsWith('.js') ? 'js' : 'css'].add(nome);
    const peso = { js: somar(pecas.js), css: somar(pecas.css) };
    for (const tipo of ['js', 'css']) {
      const limite = { js, css }[tipo];
      if (peso[tipo] > limite) faltas.push(`${tela}: ${kb(peso[tipo])} de ${tipo}, o limite é ${kb(limite)}`);
    }
    for (const pesado of PESADOS.filter((nome) => pecas.nomes.some((peca) => peca.includes(nome)))) {
      faltas.push(`${tela}: traz ${pesado}, que só a sua tela deveria trazer`);
    }
  }
  return faltas;
}

/** What the page itself asks for: the entry, and what the entry is going to import. */
function anunciadas(nome = 'index.html') {
  const pagina = readFileSync(naRaiz('web/dist', nome), 'utf8');
  return [...pagina.matchAll(/"\/web\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, peca]) => peca);
}

/** The chunks that arrive with these modules, each once. */
function alcancadas(manifesto, modulos) {
  const vistos = new Set();
  const visitar = (nome) => {
    const peca = manifesto[nome];
    if (!peca) throw new Error(`${nome} não está no que foi construído.`);
    if (vistos.has(nome)) return;
    vistos.add(nome);
    peca.imports?.forEach(visitar);
  };
  modulos.forEach(visitar);
  const pecas = [...vistos].map((nome) => manifesto[nome]);
  return {
    nomes: [...vistos],
    js: new Set(pecas.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    css: new Set(pecas.flatMap(({ css = [] }) => css)),
  };
}

const somar = (arquivos) =>
  [...arquivos].reduce((soma, nome) => soma + gzipSync(readFileSync(naRaiz('web/dist', nome)), { level: 9 }).length, 0);
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
