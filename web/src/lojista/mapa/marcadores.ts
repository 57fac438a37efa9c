import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import { distanciaKm } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { type LatLngTuple, latLngBounds, layerGroup, type Map as MapaLeaflet, type Marker, marker } from 'leaflet';
import { agrupar, type Grupo } from './agrupar';
import type { LojaNoMapa } from './loja-no-mapa';
import { alfineteComDesconto, monteDeLojas } from './marcas';
import { porcento } from './porcento';

const ARREDORES_KM = 60;
/** In rem, as they grow with the letters: closer than this two marks would touch, a pin with its point and a round one too. */
const LADO = 4.75;
/** So near that every store stands by itself. */
const DA_RUA = 16;

type Acoes = { escolher: (id: number) => void; realcar: (id: number | null) => void };

export type Marcadores = {
  /** The mark that shows this store, its own or that of many. */
  marcaDe: (id: number) => Marker | undefined;
  escolher: (id: number | null) => void;
  realcar: (id: number | null) => void;
  /** All of them, however far: who asks for all means it. */
  enquadrarTodas: () => void;
  tirar: () => void;
};

export const lugarDe = ({ latitude, longitude }: LojaNoMapa): LatLngTuple => [latitude, longitude];

/** Puts the stores on the map, those too close to each other as one mark; the chosen one is always by itself. */
export function porMarcadores(mapa: MapaLeaflet, lojas: readonly LojaNoMapa[], acoes: Acoes): Marcadores {
  const porId = new Map(lojas.map((loja) => [loja.id_shopkeeper, loja]));
  const desvios = emRoda(lojas);
  const camada = layerGroup().addTo(mapa);
  let postos = new Map<string, { marca: Marker; ids: number[] }>();
  let escolhida: number | null = null;
  enquadrar(daRegiao(lojas));
  desenhar();
  mapa.on('zoomend', desenhar);
  return { marcaDe, escolher, realcar, enquadrarTodas: () => enquadrar(lojas), tirar };

  function enquadrar(estas: readonly LojaNoMapa[]) {
    if (estas.length === 0) return;
    mapa.fitBounds(latLngBounds(estas.map(lugarDe)), {
      paddingTopLeft: [56, 64],
      paddingBottomRight: [56, 40],
      maxZoom: 14,
      animate: false,
    });
  }

  function marcaDe(id: number) {
    return [...postos.values()].find(({ ids }) => ids.includes(id))?.marca;
  }

  function escolher(id: number | null) {
    escolhida = id;
    desenhar();
    for (const { marca, ids } of postos.values()) {
      const ela = ids.length === 1 && ids[0] === id;
      marca
        .setZIndexOffset(ela ? 1000 : 0)
        .getElement()
        ?.toggleAttribute('data-escolhida', ela);
    }
  }

  function realcar(id: number | null) {
    for (const { marca, ids } of postos.values())
      marca.getElement()?.toggleAttribute('data-realce', id !== null && ids.includes(id));
  }

  function tirar() {
    mapa.off('zoomend', desenhar);
    camada.remove();
  }

  /** What stays keeps its element, and with it the focus; a focus that is lost goes to where its store stands now. */
  function desenhar() {
    const focada = [...postos.values()].find(({ marca }) => marca.getElement() === document.activeElement)?.ids[0];
    const anteriores = postos;
    postos = new Map(
      grupos().map((grupo) => {
        const chave = `${grupo.ids} ${naRua()}`;
        return [chave, { ids: grupo.ids, marca: anteriores.get(chave)?.marca ?? nova(grupo) }];
      }),
    );
    for (const [chave, { marca }] of anteriores) if (!postos.has(chave)) marca.remove();
    if (focada !== undefined) marcaDe(focada)?.getElement()?.focus({ preventScroll: true });
  }

  function naRua() {
    return mapa.getZoom() >= DA_RUA;
  }

  function grupos(): Grupo[] {
    const pontos = lojas.map((loja) => {
      const { x, y } = mapa.project(lugarDe(loja));
      return { id: loja.id_shopkeeper, x, y, desconto: loja.desconto };
    });
    const sozinha = ({ id }: { id: number }) => naRua() || id === escolhida;
    return [
      ...agrupar(
        pontos.filter((ponto) => !sozinha(ponto)),
        LADO * tamanhoDaLetra(),
      ),
      ...pontos.filter(sozinha).map(({ id, x, y, desconto }) => ({ ids: [id], x, y, desconto })),
    ];
  }

  function nova(grupo: Grupo): Marker {
    const [id = 0] = grupo.ids;
    const loja = grupo.ids.length === 1 ? porId.get(id) : undefined;
    const icon = loja
      ? alfineteComDesconto(loja.desconto, (naRua() && desvios.get(id)) || { x: 0, y: 0 })
      : monteDeLojas(grupo.ids.length, grupo.desconto);
    const title = loja
      ? `${loja.nome_fantasia}, ${porcento(loja.desconto)} de desconto`
      : `${grupo.ids.length} lojas, até ${porcento(grupo.desconto)} de desconto. Aproximar`;
    const lugar = loja ? lugarDe(loja) : mapa.unproject([grupo.x, grupo.y]);
    const marca = marker(lugar, { icon, title, riseOnHover: true }).addTo(camada);
    // What is written on it is less than what it is.
    marca.getElement()?.setAttribute('aria-label', title);
    const agir = () => (loja ? acoes.escolher(id) : aproximar(grupo.ids));
    marca.on('click', agir);
    comTeclado(marca, agir);
    if (loja) aoPassar(marca, id);
    return marca;
  }

  /** Always nearer than now, so that something parts. */
  function aproximar(ids: number[]) {
    const limites = latLngBounds(ids.flatMap((id) => porId.get(id) ?? []).map(lugarDe));
    const cabe = mapa.getBoundsZoom(limites.pad(0.3));
    mapa.setView(limites.getCenter(), Math.min(Math.max(cabe, mapa.getZoom() + 1), DA_RUA));
  }

  function aoPassar(marca: Marker, id: number) {
    for (const evento of ['mouseenter', 'focus']) marca.getElement()?.addEventListener(evento, () => acoes.realcar(id));
    for (const evento of ['mouseleave', 'blur'])
      marca.getElement()?.addEventListener(evento, () => acoes.realcar(null));
  }
}

function tamanhoDaLetra(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Stores on one spot (all that stand at the centre of their city) form a ring, so that each can be tapped. */
function emRoda(lojas: readonly LojaNoMapa[]) {
  const noLugar = new Map<string, number>();
  return new Map(
    lojas.map((loja) => {
      const lugar = lugarDe(loja).join();
      const vizinhas = noLugar.get(lugar) ?? 0;
      noLugar.set(lugar, vizinhas + 1);
      const raio = 44 * Math.ceil(vizinhas / 8);
      const angulo = (vizinhas * Math.PI) / 4;
      return [loja.id_shopkeeper, { x: Math.cos(angulo) * raio * 1.4, y: Math.sin(angulo) * raio }];
    }),
  );
}

/** What one sees first: a store far away must not shrink all the others to a dot. */
function daRegiao(lojas: readonly LojaNoMapa[]): readonly LojaNoMapa[] {
  const perto = lojas.filter((loja) =>
    MARCA.cidades.some((cidade) => distanciaKm(centroDaCidade(cidade), loja) <= ARREDORES_KM),
  );
  return perto.length > 0 ? perto : lojas;
}

// Leaflet gives its markers the role of a button, but no key to press them with.
function comTeclado(alvo: Marker, agir: () => void): void {
  alvo.getElement()?.addEventListener('keydown', (evento) => {
    if (evento.key !== 'Enter' && evento.key !== ' ') return;
    evento.preventDefault();
    agir();
  });
}
