import type { PaginaDeCapa } from '@indica-bem/domain/capa/regras';
import { caoDeCadeira } from '../../imagem/pecas/cadeira';
import { caoSentado, patasApoiadas } from '../../imagem/pecas/cao';
import { balcao, casinha, porta } from '../../imagem/pecas/casa';
import { estetoscopio } from '../../imagem/pecas/clinica';
import { COR } from '../../imagem/pecas/cores';
import { ingresso } from '../../imagem/pecas/cupom';
import { type Desenho, disco, em, espelhar, pousar } from '../../imagem/pecas/forma';
import { gatoSentado } from '../../imagem/pecas/gato';
import { loja, pino } from '../../imagem/pecas/loja';
import { arvore, bola, coracao, osso, planta, ramo } from '../../imagem/pecas/natureza';
import { calendario, cartaoDePerfil, lapis, prancheta, receita } from '../../imagem/pecas/papel';
import { CAES, GATOS } from '../../imagem/pecas/pelagens';
import { jaleco, pessoa } from '../../imagem/pecas/pessoa';
import { sacoDeRacao, tigela } from '../../imagem/pecas/racao';
import { balao, cadeado, chave, envelope, sino } from '../../imagem/pecas/recado';
import type { Tema } from './tema';

type Motivo = (tema: Tema) => Desenho;

const cao = (t: Tema, raca: keyof typeof CAES = 'cao') => caoSentado(t.forte, t.acento, CAES[raca]);
const gato = (pelagem: keyof typeof GATOS = 'gato') => gatoSentado(COR.laranja, COR.pessego, GATOS[pelagem]);
const saco = (t: Tema) => sacoDeRacao(t.forte, t.forteEscuro);
const pote = (t: Tema) => tigela(t.acento, t.acentoEscuro);
const mato = (t: Tema) => planta(t.folha, t.folhaEscura);
const galho = (t: Tema) => ramo(t.folha, t.folhaEscura);
const copa = (t: Tema) => arvore(t.folha, t.folhaClara, COR.graoEscuro);
const amor = (t: Tema) => coracao(t.acento);
const cartao = (t: Tema) => cartaoDePerfil(t.retrato, t.forte, t.linha);

/** Each motif stands on the origin and stays within 560 by 260. */
export const MOTIVOS: Record<PaginaDeCapa, Motivo> = {
  home: (t) =>
    pousar(-200, 0, 60, mato(t), 1.1) +
    pousar(36, -4, 130, saco(t), 1.2) +
    pousar(-94, 0, 140, cao(t), 1.22) +
    pousar(152, 2, 120, gato(), 1.16) +
    pousar(32, 16, 104, pote(t), 0.86) +
    em(36, -234, amor(t), 0.72, 10),
  indicacoes: (t) =>
    pousar(-218, 0, 60, galho(t), 1.1) +
    em(-122, -8, receita(t.forte, t.linha, t.papel), 1.22, -9) +
    em(-44, -2, receita(t.forte, t.linha), 1.4, 4) +
    pousar(108, 4, 140, cao(t, 'cao-malhado'), 1.16) +
    pousar(222, 6, 100, pote(t), 0.8),
  'nova-indicacao': (t) =>
    em(-98, -74, veterinaria(t), 1.3) +
    pousar(-46, 2, 220, balcao(t.acento, COR.branco), 1.1) +
    em(20, -86, gato('gato-siames'), 0.84) +
    pousar(178, 4, 140, prancheta(COR.grao, t.forte, t.linha), 1.14) +
    em(236, -8, lapis(t.acento, t.acentoEscuro), 0.9, 16),
  cupom: (t) =>
    pousar(-206, 2, 60, mato(t)) +
    pousar(204, 2, 130, saco(t), 1.04) +
    em(-58, -36, cao(t, 'cao-orelhudo'), 1.3) +
    em(-4, 4, ingresso(COR.branco, t.acentoEscuro) + em(-56, -124, patasApoiadas(CAES['cao-orelhudo']), 1.1), 1.22, -4),
  lojistas: (t) =>
    pousar(-238, 0, 50, copa(t), 0.9) +
    pousar(-146, 2, 140, loja({ parede: t.parede, toldo: t.forte, porta: t.acento })) +
    pousar(148, 2, 140, loja({ parede: t.parede, toldo: t.forte, porta: t.acento })) +
    pousar(0, 8, 150, loja({ parede: COR.branco, toldo: t.acento, porta: t.forte }), 1.26) +
    pousar(234, 0, 50, copa(t), 1.05) +
    em(0, -190, pino(t.acento), 0.9) +
    em(-146, -156, pino(t.forte), 0.64) +
    em(148, -156, pino(t.forte), 0.64),
  perfil: (t) =>
    pousar(-226, 2, 60, galho(t), 1.2) +
    em(-46, -12, cartao(t), 1.56, -3) +
    pousar(172, 6, 140, cao(t, 'cao-preto'), 1.06),
  'editar-perfil': (t) =>
    pousar(-228, 2, 60, mato(t)) +
    em(-58, -12, cartao(t), 1.56, 2) +
    em(54, -38, lapis(t.acento, t.acentoEscuro), 1.16, 28) +
    pousar(186, 6, 120, gato('gato-laranja'), 0.98),
  esqueci: (t) =>
    pousar(-220, 2, 60, mato(t), 1.1) +
    pousar(-46, 2, 100, cadeado(t.forte, COR.metalEscuro), 2) +
    pousar(128, 4, 140, cao(t, 'cao-pastor'), 1.14) +
    em(-140, 8, chave(COR.pessego), 0.9, -8),
  eventos: (t) =>
    pousar(-214, 2, 60, galho(t), 1.2) +
    pousar(-44, 2, 160, calendario(t.forte, t.linha, t.acento), 1.5) +
    em(62, -202, disco(t.acento, 0, 0, 27) + em(0, -1, sino(COR.branco, COR.branco), 0.56)) +
    pousar(146, 6, 120, gato('gato-preto'), 1.08) +
    pousar(-150, 14, 34, bola(t.acento, COR.creme), 1.1),
  pet: (t) =>
    pousar(156, -8, 190, casinha(COR.creme, t.acento, t.forteEscuro), 1.28) +
    pousar(-104, 2, 140, cao(t, 'cao-felpudo'), 1.3) +
    pousar(54, 8, 120, gato('gato-laranja'), 1.16) +
    pousar(226, 14, 34, bola(t.forte, COR.creme), 1.1) +
    em(-206, 4, osso(COR.branco), 0.8, -12) +
    em(38, -232, amor(t), 0.66, -8),
  contato: (t) =>
    pousar(-218, 2, 60, mato(t), 1.1) +
    em(-54, -4, envelope(COR.branco, t.linha), 1.5, -4) +
    pousar(142, 4, 120, gato('gato-siames'), 1.16) +
    em(34, -178, balao(t.forte, COR.branco), 0.84) +
    em(-74, -184, espelhar(balao(COR.branco, t.acento)), 0.66),
  catalogo: (t) =>
    pousar(-192, 0, 130, sacoDeRacao(COR.folha, '#5E9873'), 1) +
    pousar(142, 0, 130, sacoDeRacao('#8A4B2A', '#6B3719'), 1.06) +
    pousar(-84, 4, 130, sacoDeRacao(t.acento, t.acentoEscuro), 1.22) +
    pousar(36, 6, 130, saco(t), 1.38) +
    pousar(-142, 16, 104, tigela(t.forte, t.forteEscuro), 0.86) +
    pousar(218, 8, 110, gato('gato-peludo'), 0.84),
  'formula-do-bem': (t) =>
    pousar(-232, 0, 60, mato(t)) +
    pousar(-76, 4, 190, caoDeCadeira(t.forte, t.acentoEscuro), 1.36) +
    pousar(176, 2, 130, saco(t), 1.14) +
    em(118, -218, amor(t), 0.74, 12) +
    em(150, -244, amor(t), 0.46, -10),
  login: (t) =>
    pousar(250, 0, 60, galho(t)) +
    pousar(0, 0, 140, porta(COR.branco, t.forte, t.forteEscuro), 1.12) +
    pousar(-116, 6, 140, cao(t), 1.08) +
    pousar(112, 6, 120, gato(), 1.08) +
    pousar(-214, 4, 60, mato(t)),
  cadastro: (t) =>
    pousar(-226, 2, 60, galho(t), 1.1) +
    em(-104, -2, receita(t.forte, t.linha), 1.5, -4) +
    em(-36, -44, lapis(t.acento, t.acentoEscuro), 1.1, 24) +
    pousar(112, 6, 140, cao(t, 'cao-achatado'), 1.1) +
    pousar(222, 8, 120, gato('gato-preto'), 0.84),
};

function veterinaria(t: Tema): Desenho {
  return (
    pessoa({ pele: '#B97F55', cabelo: '#2F2420', roupa: t.forte }) +
    jaleco() +
    em(0, -46, espelhar(estetoscopio(t.forteEscuro)), 0.34)
  );
}
