/** Degrees. */
export interface Ponto {
  latitude: number;
  longitude: number;
}

export const RAIO_KM = 20;

const RAIO_DA_TERRA_KM = 6371;
/** Degrees (about 0.1 mm): a point exactly on the radius must not fall out of the box by a rounding error. */
const FOLGA = 1e-9;

const radianos = (graus: number) => (graus * Math.PI) / 180;
const graus = (rad: number) => (rad * 180) / Math.PI;

/** Great circle, by the haversine. */
export function distanciaKm(a: Ponto, b: Ponto): number {
  const senoLat = Math.sin(radianos(b.latitude - a.latitude) / 2);
  const senoLon = Math.sin(radianos(b.longitude - a.longitude) / 2);
  const h = senoLat ** 2 + Math.cos(radianos(a.latitude)) * Math.cos(radianos(b.latitude)) * senoLon ** 2;
  return 2 * RAIO_DA_TERRA_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * A box that holds every point within `km`, for an index to filter before the exact distance. Over a pole or across
 * the antimeridian it takes all longitudes: too many points, never too few.
 */
export function caixaAoRedor({ latitude, longitude }: Ponto, km: number) {
  const raio = km / RAIO_DA_TERRA_KM;
  const latMin = latitude - graus(raio) - FOLGA;
  const latMax = latitude + graus(raio) + FOLGA;
  if (latMin > -90 && latMax < 90) {
    const abertura = graus(Math.asin(Math.min(1, Math.sin(raio) / Math.cos(radianos(latitude))))) + FOLGA;
    const lonMin = longitude - abertura;
    const lonMax = longitude + abertura;
    if (lonMin >= -180 && lonMax <= 180) return { latMin, latMax, lonMin, lonMax };
  }
  return { latMin: Math.max(-90, latMin), latMax: Math.min(90, latMax), lonMin: -180, lonMax: 180 };
}
