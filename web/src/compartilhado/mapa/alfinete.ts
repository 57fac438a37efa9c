import { divIcon } from 'leaflet';
import classes from './mapa.module.css';

/** A drop with a paw in it, drawn here: the library's own pictures are not used. */
const ALFINETE = `<svg viewBox="0 0 44 54" width="44" height="54" aria-hidden="true" focusable="false">
<path d="M22 52C14 41 5 32 5 21a17 17 0 0 1 34 0c0 11-9 20-17 31Z" fill="currentColor" stroke="#fff" stroke-width="2.5"/>
<g fill="#fff"><ellipse cx="22" cy="26.5" rx="6.4" ry="5"/><circle cx="13.6" cy="20.6" r="2.7"/><circle cx="18.6" cy="15.4" r="2.9"/>
<circle cx="25.4" cy="15.4" r="2.9"/><circle cx="30.4" cy="20.6" r="2.7"/></g></svg>`;

/** Its point on the spot, or moved aside by so many pixels. */
export function alfinete({ x, y }: { x: number; y: number } = { x: 0, y: 0 }) {
  const iconAnchor: [number, number] = [22 - x, 52 - y];
  return divIcon({ className: classes.alfinete ?? '', html: ALFINETE, iconSize: [44, 54], iconAnchor });
}
