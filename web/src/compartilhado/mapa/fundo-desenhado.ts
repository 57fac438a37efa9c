import { type Cidade, centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import { CONTORNOS } from '@indica-bem/domain/lojista/contornos';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { divIcon, GridLayer, type LatLngExpression, type LatLngTuple, layerGroup, marker, polygon } from 'leaflet';
import classes from './mapa.module.css';

export const posicaoDe = ({ latitude, longitude }: Ponto): LatLngExpression => [latitude, longitude];

/** Squared paper. It lies under the pictures of the map and is all there is when they do not come. */
class PapelQuadriculado extends GridLayer {
  protected override createTile(): HTMLElement {
    const quadro = document.createElement('div');
    quadro.className = classes.papel ?? '';
    return quadro;
  }
}

export const contornoDe = (cidade: Cidade): LatLngTuple[] => CONTORNOS[cidade].map(([lat, lon]) => [lat, lon]);

/** Enough to know where one is without a map: the cities' limits, each named towards its outer edge, clear of the stores. */
export function fundoDesenhado() {
  const centros = MARCA.cidades.map((cidade) => ({ cidade, centro: centroDaCidade(cidade) }));
  const doMeio = centros.reduce((soma, { centro }) => soma + centro.latitude, 0) / centros.length;
  const cidades = centros.flatMap(({ cidade, centro }) => {
    const latitudes = CONTORNOS[cidade].map(([latitude]) => latitude);
    const beira = centro.latitude >= doMeio ? Math.max(...latitudes) : Math.min(...latitudes);
    const nome = divIcon({ className: classes.cidade ?? '', html: cidade, iconSize: [140, 24] });
    const lugar: LatLngExpression = [(centro.latitude + beira) / 2, centro.longitude];
    return [
      polygon(contornoDe(cidade), { className: classes.area ?? '', interactive: false }),
      marker(lugar, { icon: nome, interactive: false, keyboard: false, zIndexOffset: -1000 }),
    ];
  });
  return layerGroup([new PapelQuadriculado(), ...cidades]);
}
