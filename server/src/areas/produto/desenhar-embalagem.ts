import { ROTULO_DA_ESPECIE, rotuloDaLinha, SUB_CATEGORIAS } from '@indica-bem/domain/produto/regras';
import { cabecaDeCao } from '../imagem/pecas/cao';
import { em } from '../imagem/pecas/forma';
import { cabecaDeGato } from '../imagem/pecas/gato';
import { type Paleta, paletaDaLinha } from './paleta-da-linha';
import { rostoDaRaca } from './rostos-das-racas';
import { caber, escaparXml } from './texto-do-rotulo';

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
const MEIO = 586;

/** A front view for products without photo, 800 by 1000 on a transparent ground; its line is read at a tenth of that. */
export function desenharEmbalagem(produto: Produto): string {
  const paleta = paletaDaLinha(produto.sub_categoria);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" font-family="Figtree,Roboto,Helvetica,Arial,sans-serif" font-weight="800" text-anchor="middle">',
    `<title>${escaparXml(produto.nome)}</title>`,
    saco(paleta),
    linha(produto, paleta),
    medalhao(produto, paleta),
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
    `<g clip-path="url(#f)"><path fill="${escura}" d="M90 660c150-64 290-70 400-34s160 26 230-6v360H90z"/><path fill="${acento}" d="M90 646c150-64 290-70 400-34s160 26 230-6v14c-70 32-120 42-230 6S240 596 90 660z"/></g>`,
  ].join('');
}

/** The biggest word on the bag. Above it the brand; where the line is only the brand, the species. */
function linha({ categoria, sub_categoria, especie }: Produto, { acento }: Paleta): string {
  const conhecida = SUB_CATEGORIAS.find((nome) => nome === sub_categoria);
  const rotulo = conhecida ? rotuloDaLinha(conhecida) : sub_categoria;
  const resto = rotulo.startsWith(categoria) ? rotulo.slice(categoria.length).trim() : rotulo;
  const acima = caber(resto ? categoria : ROTULO_DA_ESPECIE[especie], {
    largura: 430,
    maior: 44,
    menor: 24,
    linhas: 1,
  });
  const nome = caber(resto || categoria, { largura: 460, maior: 170, menor: 56, linhas: 2 });
  const tamanho = nome.linhas.length === 1 ? nome.tamanho : Math.min(nome.tamanho, 116);
  return (
    escrever(acima, 178, acento, 700) + escrever({ ...nome, tamanho }, nome.linhas.length === 1 ? 350 : 412, CREME)
  );
}

function medalhao({ especie, sub_categoria, nome_curto }: Produto, { acento, escura }: Paleta): string {
  const raca = sub_categoria === 'Raças Especificas';
  const cao = em(400, MEIO + 4, raca ? rostoDaRaca(nome_curto) : cabecaDeCao(), raca ? 1.78 : 1.95);
  const rosto = especie === 'cao' ? cao : em(400, MEIO + 12, cabecaDeGato(), 2);
  return `<circle cx="400" cy="${MEIO}" r="140" fill="${acento}"/><circle cx="400" cy="${MEIO}" r="127" fill="${CREME}"/><circle cx="400" cy="${MEIO}" r="127" fill="${escura}" fill-opacity=".06"/>${rosto}`;
}

function rodape({ nome_curto, porte, opcao, ciclo_de_vida }: Produto, { acento }: Paleta): string {
  const curto = caber(nome_curto, { largura: 460, maior: 70, menor: 30, linhas: 2 });
  const tamanho = curto.linhas.length === 1 ? curto.tamanho : Math.min(curto.tamanho, 54);
  const dita = (fase: string) => [nome_curto, opcao].some((texto) => texto?.startsWith(fase));
  const fase = ciclo_de_vida && !dita(ciclo_de_vida) ? ciclo_de_vida : null;
  const detalhes = [porte && `Porte ${porte}`, fase, opcao?.trim()].filter((texto) => texto).join(' · ');
  const emBaixo = caber(detalhes, { largura: 460, maior: 36, menor: 24, linhas: curto.linhas.length === 1 ? 2 : 1 });
  return [
    escrever({ ...curto, tamanho }, curto.linhas.length === 1 ? 808 : 842, CREME),
    detalhes && escrever(emBaixo, 898, acento, 600),
  ].join('');
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
