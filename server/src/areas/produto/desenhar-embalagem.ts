import { ROTULO_DA_ESPECIE, rotuloDaLinha, SUB_CATEGORIAS } from '@indica-bem/domain/produto/regras';
import { cabecaDeCao } from '../imagem/pecas/cao';
import { em } from '../imagem/pecas/forma';
import { cabecaDeGato } from '../imagem/pecas/gato';
import { patinha } from '../imagem/pecas/natureza';
import { type Paleta, paletaDaLinha } from './paleta-da-linha';
import { caber, escaparXml, larguraEstimada } from './texto-do-rotulo';

type Produto = {
  nome: string;
  categoria: string;
  sub_categoria: string;
  especie: 'cao' | 'gatos';
  porte: string | null;
  opcao: string | null;
  nome_curto: string;
  ciclo_de_vida: string | null;
};

const CREME = '#FBF6EC';
const FRENTE =
  'M142 112h516c4 44 22 76 24 122 4 120 6 420 0 620-1 30-12 52-20 64-6 8-14 12-24 12-160 8-316 8-476 0-10 0-18-4-24-12-8-12-19-34-20-64-6-200-4-500 0-620 2-46 20-78 24-122z';

/** A front view for products without photo, 800 by 1000 on a transparent ground. */
export function desenharEmbalagem(produto: Produto): string {
  const paleta = paletaDaLinha(produto.sub_categoria);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" font-family="Figtree,Roboto,Helvetica,Arial,sans-serif" font-weight="800" text-anchor="middle">',
    `<title>${escaparXml(produto.nome)}</title>`,
    saco(paleta),
    marca(produto, paleta),
    medalhao(produto.especie, paleta),
    rodape(produto, paleta),
    volume(),
    lacre(paleta),
    '</svg>',
  ].join('');
}

function saco({ base, escura, acento }: Paleta): string {
  return [
    '<defs><linearGradient id="v"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".14" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>',
    `<clipPath id="f"><path d="${FRENTE}"/></clipPath></defs>`,
    '<ellipse cx="400" cy="936" rx="318" ry="26" fill="#22302A" fill-opacity=".16"/>',
    `<path fill="${base}" d="${FRENTE}"/>`,
    em(196, 390, patinha(escura), 1.3, -20),
    em(176, 512, patinha(escura), 0.9, 16),
    em(610, 412, patinha(escura), 1.1, 22),
    em(622, 522, patinha(escura), 0.8, -12),
    `<g clip-path="url(#f)"><path fill="${escura}" d="M90 644c150-64 290-70 400-34s160 26 230-6v360H90z"/><path fill="${acento}" d="M90 632c150-64 290-70 400-34s160 26 230-6v14c-70 32-120 42-230 6S240 582 90 646z"/></g>`,
  ].join('');
}

function marca({ categoria, sub_categoria, especie }: Produto, paleta: Paleta): string {
  const nome = caber(categoria, { largura: 430, maior: 60, menor: 30, linhas: 1 });
  return escrever(nome, 226, CREME) + etiqueta(nomeDaLinha(categoria, sub_categoria, especie), 400, 254, 360, paleta);
}

/** The line without repeating the brand above it; a line that is only the brand gives way to the species. */
function nomeDaLinha(categoria: string, linha: string, especie: Produto['especie']): string {
  const conhecida = SUB_CATEGORIAS.find((nome) => nome === linha);
  const rotulo = conhecida ? rotuloDaLinha(conhecida) : linha;
  const resto = rotulo.startsWith(categoria) ? rotulo.slice(categoria.length).trim() : rotulo;
  return resto || ROTULO_DA_ESPECIE[especie];
}

function medalhao(especie: Produto['especie'], { acento, escura }: Paleta): string {
  const rosto = especie === 'cao' ? em(400, 488, cabecaDeCao(), 2.15) : em(400, 498, cabecaDeGato(), 2.25);
  return `<circle cx="400" cy="482" r="150" fill="${acento}"/><circle cx="400" cy="482" r="136" fill="${CREME}"/><circle cx="400" cy="482" r="136" fill="${escura}" fill-opacity=".06"/>${rosto}`;
}

function rodape({ nome_curto, porte, opcao, ciclo_de_vida }: Produto, paleta: Paleta): string {
  const curto = caber(nome_curto, { largura: 440, maior: 74, menor: 30, linhas: 2 });
  const fase = ciclo_de_vida && !nome_curto.startsWith(ciclo_de_vida) ? ciclo_de_vida : null;
  const detalhe = [porte && `Porte ${porte}`, fase].filter(Boolean).join(' · ');
  const linha = caber(detalhe, { largura: 450, maior: 32, menor: 20, linhas: 1 });
  return [
    escrever(curto, curto.linhas.length === 1 ? 748 : 758, CREME),
    detalhe && escrever(linha, 806, paleta.acento, 600),
    opcao?.trim() && etiqueta(opcao, 400, detalhe ? 834 : 800, 380, paleta),
  ].join('');
}

/** A pill as wide as its text. */
function etiqueta(texto: string, x: number, y: number, largura: number, { acento, sobreAcento }: Paleta): string {
  const ajuste = caber(texto, { largura, maior: 32, menor: 18, linhas: 1 });
  const corpo = larguraEstimada(ajuste.linhas.join('')) * ajuste.tamanho + 56;
  return `<rect x="${Math.round(x - corpo / 2)}" y="${y}" width="${Math.round(corpo)}" height="54" rx="27" fill="${acento}"/>${escrever(ajuste, y + 27 + ajuste.tamanho * 0.35, sobreAcento)}`;
}

/** Baselines grow upwards from the last line, so that what follows never moves. */
function escrever({ linhas, tamanho }: ReturnType<typeof caber>, y: number, cor: string, peso = 800): string {
  return linhas
    .map((linha, i) => {
      const base = Math.round(y - (linhas.length - 1 - i) * tamanho * 1.12);
      return `<text x="400" y="${base}" font-size="${tamanho}" font-weight="${peso}" fill="${cor}">${escaparXml(linha)}</text>`;
    })
    .join('');
}

/** Gussets, highlights and the crease under the seal, over everything printed on the bag. */
function volume(): string {
  return [
    `<path fill="url(#v)" d="${FRENTE}"/>`,
    '<path fill="#fff" fill-opacity=".1" d="M142 112c-4 44-22 76-24 122-4 120-6 420 0 620 0 20 6 38 12 50 26-220 30-540 12-792z"/>',
    '<path fill-opacity=".12" d="M658 112c4 44 22 76 24 122 4 120 6 420 0 620 0 20-6 38-12 50-26-220-30-540-12-792z"/>',
    '<path fill-opacity=".14" d="M142 112h516l3 22c-170 14-352 14-522 0z"/>',
  ].join('');
}

function lacre({ base, escura, acento }: Paleta): string {
  const nervuras = Array.from({ length: 26 }, (_, i) => `M${147 + i * 20} 60h6v28h-6z`).join('');
  return `<rect x="134" y="52" width="532" height="70" rx="10" fill="${escura}"/><path fill="${base}" d="${nervuras}"/><rect x="134" y="96" width="532" height="5" fill="${acento}"/>`;
}
