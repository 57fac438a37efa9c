import 'leaflet/dist/leaflet.css';
import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import { MARCA } from '@indica-bem/domain/marca';
import { control, latLngBounds, map, tileLayer } from 'leaflet';
import { desenharFundo, posicaoDe } from './fundo-desenhado';

const CREDITO =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';

/** The cities in view, on the pictures of the map if this installation has any, else on outlines drawn here. */
export function criarMapa(caixa: HTMLElement, quadros: string | null) {
  const semMovimento = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const mapa = map(caixa, {
    zoomControl: false,
    scrollWheelZoom: false,
    // The whole country on a phone.
    minZoom: 3,
    maxZoom: 18,
    // Pictures come in whole steps; what is drawn here fits as it is.
    zoomSnap: quadros ? 1 : 0.25,
    zoomAnimation: !semMovimento,
    fadeAnimation: !semMovimento,
    inertia: !semMovimento,
  });
  mapa.attributionControl.setPrefix(false).addAttribution(quadros ? CREDITO : 'Limites: IBGE');
  control.zoom({ position: 'bottomright', zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(mapa);
  control.scale({ imperial: false, maxWidth: 120 }).addTo(mapa);
  if (quadros) tileLayer(quadros, { maxZoom: 19, referrerPolicy: 'origin' }).addTo(mapa);
  mapa.fitBounds(latLngBounds(MARCA.cidades.map((cidade) => posicaoDe(centroDaCidade(cidade)))).pad(0.6));
  desenharFundo(mapa, quadros !== null);
  // Of a changed window it tells a while later, though it may be gone by then.
  mapa.on('unload', () => mapa.off('moveend zoomend'));
  return mapa;
}
