import type { Cidade } from '@indica-bem/domain/lojista/cidades';
import { CONTORNOS } from '@indica-bem/domain/lojista/contornos';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { type LatLngExpression, type LatLngTuple, layerGroup, type Map as MapaLeaflet, polygon } from 'leaflet';
import { desenharMalha } from './desenhar-malha';
import classes from './mapa.module.css';

export const posicaoDe = ({ latitude, longitude }: Ponto): LatLngExpression => [latitude, longitude];

export const contornoDe = (cidade: Cidade): LatLngTuple[] => CONTORNOS[cidade].map(([lat, lon]) => [lat, lon]);

/** The cities of the programme at once; around them, unless pictures of the map lie below, the outlines of all others. */
export function desenharFundo(mapa: MapaLeaflet, comQuadros: boolean): void {
  const cidades = MARCA.cidades.map((cidade) =>
    polygon(contornoDe(cidade), { className: classes.area ?? '', interactive: false }),
  );
  const grupo = layerGroup(cidades).addTo(mapa);
  if (!comQuadros) desenharMalha(mapa, () => grupo.remove());
}
