import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { circle, divIcon, GridLayer, type LatLngExpression, layerGroup, marker } from 'leaflet';
import classes from './mapa.module.css';

const RAIO_DA_CIDADE = 4_200;
/** From the centre to the edge, in degrees of latitude. */
const ATE_A_BEIRA = 0.034;

export const posicaoDe = ({ latitude, longitude }: Ponto): LatLngExpression => [latitude, longitude];

/** Squared paper. It lies under the pictures of the map and is all there is when they do not come. */
class PapelQuadriculado extends GridLayer {
  protected override createTile(): HTMLElement {
    const quadro = document.createElement('div');
    quadro.className = classes.papel ?? '';
    return quadro;
  }
}

/** Enough to know where one is without a map: the cities, each named on its outer edge, clear of the stores. */
export function fundoDesenhado() {
  const centros = MARCA.cidades.map((cidade) => ({ cidade, centro: centroDaCidade(cidade) }));
  const doMeio = centros.reduce((soma, { centro }) => soma + centro.latitude, 0) / centros.length;
  const cidades = centros.flatMap(({ cidade, centro }) => {
    const beira = centro.latitude + (centro.latitude >= doMeio ? ATE_A_BEIRA : -ATE_A_BEIRA);
    const nome = divIcon({ className: classes.cidade ?? '', html: cidade, iconSize: [140, 24] });
    return [
      circle(posicaoDe(centro), { radius: RAIO_DA_CIDADE, className: classes.area ?? '', interactive: false }),
      marker([beira, centro.longitude], { icon: nome, interactive: false, keyboard: false, zIndexOffset: -1000 }),
    ];
  });
  return layerGroup([new PapelQuadriculado(), ...cidades]);
}
