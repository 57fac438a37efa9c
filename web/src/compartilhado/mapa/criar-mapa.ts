import 'leaflet/dist/leaflet.css';
import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import { MARCA } from '@indica-bem/domain/marca';
import { control, latLngBounds, map, tileLayer } from 'leaflet';
import { fundoDesenhado, posicaoDe } from './fundo-desenhado';

const CREDITO =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';

/** The cities in view, the paper below, and on it the pictures of the map if this installation has any. */
export function criarMapa(caixa: HTMLElement, quadros: string | null) {
  const semMovimento = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const mapa = map(caixa, {
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 9,
    maxZoom: 18,
    zoomAnimation: !semMovimento,
    fadeAnimation: !semMovimento,
    inertia: !semMovimento,
  });
  mapa.attributionControl.setPrefix(false);
  control.zoom({ position: 'bottomright', zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(mapa);
  control.scale({ imperial: false }).addTo(mapa);
  fundoDesenhado().addTo(mapa);
  if (quadros) tileLayer(quadros, { attribution: CREDITO, maxZoom: 19, referrerPolicy: 'origin' }).addTo(mapa);
  mapa.fitBounds(latLngBounds(MARCA.cidades.map((cidade) => posicaoDe(centroDaCidade(cidade)))).pad(0.6));
  return mapa;
}
