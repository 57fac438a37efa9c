import { DivIcon, type LatLngTuple, layerGroup, type Map as MapaLeaflet, marker } from 'leaflet';
import classes from './mapa.module.css';
import { type Caixa, porRotulos } from './rotulos';

/** `lugares`: where its name may stand, the best first. */
export type NomeNoMapa = { nome: string; lugares: LatLngTuple[]; doPrograma: boolean };

type Lugar = { x: number; y: number };

const PANO = 'nomes';

/** In pixels. */
const VOLTA = [
  [0, 0],
  [0, 24],
  [0, -24],
  [0, 46],
  [0, -46],
  [0, 70],
  [0, -70],
  [88, 0],
  [-88, 0],
] as const;

/** Writes the names in view anew whenever the map has moved, those of the programme first; returns how to ask for it. */
export function nomearLugares(mapa: MapaLeaflet, nomes: () => NomeNoMapa[]): () => void {
  const pano = mapa.createPane(PANO);
  pano.classList.add(classes.nomes ?? '');
  const grupo = layerGroup().addTo(mapa);
  let pedido = 0;
  mapa.on('moveend zoomend', pedir).on('unload', () => cancelAnimationFrame(pedido));
  return pedir;

  // After the marks of the same movement: names keep clear of them.
  function pedir() {
    cancelAnimationFrame(pedido);
    pedido = requestAnimationFrame(() => requestAnimationFrame(escrever));
  }

  function escrever() {
    if (!mapa.getPane(PANO)?.isConnected) return;
    const emVista = nomes().filter(({ lugares }) => lugares.some((lugar) => mapa.getBounds().contains(lugar)));
    const doPrograma = new Set(emVista.filter((um) => um.doPrograma).map(({ nome }) => nome));
    const postos = porRotulos(
      emVista
        .toSorted((a, b) => Number(b.doPrograma) - Number(a.doPrograma))
        .map(({ nome, lugares, doPrograma }) => ({
          nome,
          lugares: aoRedor(
            lugares.map((lugar) => mapa.latLngToContainerPoint(lugar)),
            doPrograma,
          ),
          sempre: doPrograma,
        })),
      ocupadas(mapa),
      { esquerda: 0, topo: 0, largura: mapa.getSize().x, altura: mapa.getSize().y },
    );
    grupo.clearLayers();
    for (const { nome, x, y } of postos) {
      const icon = new DivIcon({
        className: classes.nome ?? '',
        html: escrito(nome, doPrograma.has(nome)),
        iconSize: [0, 0],
      });
      marker(mapa.containerPointToLatLng([x, y]), { icon, pane: PANO, interactive: false, keyboard: false }).addTo(
        grupo,
      );
    }
  }
}

/** A name that has to be read finds room above, below or beside what covers it. */
function aoRedor(lugares: Lugar[], doPrograma: boolean): Lugar[] {
  if (!doPrograma) return lugares;
  return lugares.flatMap(({ x, y }) => VOLTA.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
}

function escrito(nome: string, doPrograma: boolean): HTMLElement {
  const elemento = document.createElement('span');
  elemento.textContent = nome;
  elemento.toggleAttribute('data-do-programa', doPrograma);
  return elemento;
}

/** Marks and controls, as they stand in the window of the map. */
function ocupadas(mapa: MapaLeaflet): Caixa[] {
  const moldura = mapa.getContainer().getBoundingClientRect();
  const marcas = mapa.getContainer().querySelectorAll('.leaflet-marker-pane > *, .leaflet-control');
  return [...marcas].map((marca) => {
    const { left, top, width, height } = marca.getBoundingClientRect();
    return { esquerda: left - moldura.left, topo: top - moldura.top, largura: width, altura: height };
  });
}
