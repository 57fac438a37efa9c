import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import { distanciaKm } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import {
  type LatLngBounds,
  type LatLngTuple,
  latLngBounds,
  layerGroup,
  type Map as MapaLeaflet,
  type Marker,
  marker,
} from 'leaflet';
import { alfinete } from '../../compartilhado/mapa/alfinete';
import type { LojaNoMapa } from './loja-no-mapa';

const ARREDORES_KM = 60;

/** Stores on one spot (all that stand at the centre of their city) form a ring, so that each can be tapped. */
function icone(vizinhas: number) {
  const volta = Math.ceil(vizinhas / 8);
  const [x, y] = [Math.cos, Math.sin].map((f) => f((vizinhas * Math.PI) / 4) * 30 * volta);
  return alfinete({ x: x ?? 0, y: y ?? 0 });
}

export const lugarDe = ({ latitude, longitude }: LojaNoMapa): LatLngTuple => [latitude, longitude];

export type Marcadores = Map<number, Marker>;

/** Puts the stores on the map; returns how to take them off again. */
export function porMarcadores(
  mapa: MapaLeaflet,
  lojas: readonly LojaNoMapa[],
  escolher: (id: number) => void,
): { marcadores: Marcadores; tirar: () => void } {
  const marcadores: Marcadores = new Map();
  const grupo = layerGroup().addTo(mapa);
  const noLugar = new Map<string, number>();
  for (const loja of lojas) {
    const nome = `${loja.nome_fantasia}, ${formatarDecimal(loja.desconto, 2)}% de desconto`;
    const lugar = lugarDe(loja).join();
    const vizinhas = noLugar.get(lugar) ?? 0;
    noLugar.set(lugar, vizinhas + 1);
    const novo = marker(lugarDe(loja), { icon: icone(vizinhas), title: nome, riseOnHover: true });
    novo.on('click', () => escolher(loja.id_shopkeeper));
    novo.addTo(grupo);
    comTeclado(novo, () => escolher(loja.id_shopkeeper));
    marcadores.set(loja.id_shopkeeper, novo);
  }
  if (lojas.length > 0) mapa.fitBounds(regiaoDe(lojas), { padding: [36, 56], maxZoom: 15, animate: false });
  return { marcadores, tirar: () => grupo.remove() };
}

/** One store far away must not shrink all the others to a dot. */
function regiaoDe(lojas: readonly LojaNoMapa[]): LatLngBounds {
  const perto = lojas.filter((loja) =>
    MARCA.cidades.some((cidade) => distanciaKm(centroDaCidade(cidade), loja) <= ARREDORES_KM),
  );
  return latLngBounds((perto.length > 0 ? perto : lojas).map(lugarDe));
}

// Leaflet gives its markers the role of a button, but no key to press them with.
function comTeclado(alvo: Marker, agir: () => void): void {
  alvo.getElement()?.addEventListener('keydown', (evento) => {
    if (evento.key !== 'Enter' && evento.key !== ' ') return;
    evento.preventDefault();
    agir();
  });
}
