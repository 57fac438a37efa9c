import type { PerfilDeCapa } from '@indica-bem/domain/capa/regras';
import { cenario } from '../areas/capa/banners/cenario';
import { TEMAS, type Tema } from '../areas/capa/banners/tema';
import type { Imagem } from '../areas/imagem/guardar-imagem';
import { caoDeCadeira } from '../areas/imagem/pecas/cadeira';
import { caoSentado } from '../areas/imagem/pecas/cao';
import { casinha } from '../areas/imagem/pecas/casa';
import { COR } from '../areas/imagem/pecas/cores';
import { caixa, type Desenho, em, espelhar, pousar } from '../areas/imagem/pecas/forma';
import { gatoSentado } from '../areas/imagem/pecas/gato';
import { arvore, coracao, planta } from '../areas/imagem/pecas/natureza';
import { sacoDeRacao, tigela } from '../areas/imagem/pecas/racao';

const LARGURA = 1200;
const ALTURA = 900;

const saco = (t: Tema) => sacoDeRacao(t.forte, t.forteEscuro);
const sacoQuente = (t: Tema) => sacoDeRacao(t.acento, t.acentoEscuro);
const cao = (t: Tema) => caoSentado(t.forte, t.acento);
const gato = () => gatoSentado(COR.laranja, COR.pessego);

const CENAS = {
  sacos: (t: Tema) =>
    pousar(-190, 0, 130, saco(t), 1.1) +
    pousar(-96, 4, 130, sacoQuente(t), 1.2) +
    pousar(6, 2, 130, saco(t), 1.26) +
    pousar(146, 6, 140, cao(t), 1.2) +
    em(76, -214, coracao(t.acento), 0.7, 10),
  abrigo: (t: Tema) =>
    pousar(-130, -4, 190, casinha(COR.creme, t.acento, t.forteEscuro), 1.5) +
    pousar(60, 2, 140, cao(t), 1.16) +
    pousar(170, 8, 140, espelhar(caoSentado(t.acento, t.forte)), 0.86) +
    pousar(-14, 18, 104, tigela(t.acento, t.acentoEscuro), 0.9),
  gatos: (t: Tema) =>
    pousar(-196, 0, 60, arvore(t.folha, t.folhaClara, COR.graoEscuro), 1.3) +
    pousar(-92, 4, 120, gato(), 1.26) +
    pousar(34, 0, 130, sacoQuente(t), 1.24) +
    pousar(148, 8, 120, espelhar(gato()), 1.04) +
    pousar(30, 20, 104, tigela(t.forte, t.forteEscuro), 0.8),
  cadeira: (t: Tema) =>
    pousar(-206, 0, 60, planta(t.folha, t.folhaEscura), 1.2) +
    pousar(-10, 4, 190, caoDeCadeira(t.forte, t.acentoEscuro), 1.66) +
    em(172, -190, coracao(t.acento), 0.9, 12) +
    em(208, -226, coracao(t.acento), 0.5, -10),
};
export type CenaDeEntrega = keyof typeof CENAS;

/** Nobody was photographed: what stands for the picture of a delivery is drawn. */
export function desenharEntrega(cena: CenaDeEntrega, perfil: PerfilDeCapa): Imagem {
  const tema = TEMAS[perfil];
  const desenho: Desenho =
    caixa(tema.fundo, 0, 0, LARGURA, ALTURA) +
    em(620, 740, cenario(tema) + CENAS[cena](tema), 2.05) +
    // The scene's ground ends above the foot of the picture.
    caixa(tema.chao, 0, 850, LARGURA, ALTURA - 850);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LARGURA} ${ALTURA}" width="${LARGURA}" height="${ALTURA}">${desenho}</svg>`;
  return { tipo: 'image/svg+xml', largura: LARGURA, altura: ALTURA, bytes: Buffer.from(svg) };
}
