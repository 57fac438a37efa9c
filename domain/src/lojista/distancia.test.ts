import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caixaAoRedor, distanciaKm, type Ponto, RAIO_KM } from './distancia';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const ponto = fc.record({ latitude: real(-90, 90), longitude: real(-180, 180) });
const radianos = (graus: number) => (graus * Math.PI) / 180;

/** The point reached from `origem` after `km` on a bearing: the inverse of the distance, by another formula. */
function destino(origem: Ponto, km: number, rumo: number): Ponto {
  const arco = km / 6371;
  const lat = radianos(origem.latitude);
  const seno = Math.sin(lat) * Math.cos(arco) + Math.cos(lat) * Math.sin(arco) * Math.cos(rumo);
  const latitude = Math.asin(Math.max(-1, Math.min(1, seno)));
  const desvio = Math.atan2(
    Math.sin(rumo) * Math.sin(arco) * Math.cos(lat),
    Math.cos(arco) - Math.sin(lat) * Math.sin(latitude),
  );
  const longitude = origem.longitude + (desvio * 180) / Math.PI;
  return { latitude: (latitude * 180) / Math.PI, longitude: ((((longitude + 180) % 360) + 360) % 360) - 180 };
}

const contem = (caixa: ReturnType<typeof caixaAoRedor>, { latitude, longitude }: Ponto) =>
  latitude >= caixa.latMin && latitude <= caixa.latMax && longitude >= caixa.lonMin && longitude <= caixa.lonMax;

const sorocaba = { latitude: -23.5013, longitude: -47.4581 };

test.each([
  ['o mesmo ponto', sorocaba, sorocaba, 0],
  ['um grau de meridiano', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.195],
  ['um quarto de volta', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 }, 10007.543],
  ['os antípodas', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015.087],
  ['através do antimeridiano', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.195],
])('%s', (_, a, b, km) => {
  expect(distanciaKm(a, b)).toBeCloseTo(km, 2);
});

test('uma loja em Itapetininga fica fora do raio de quem está em Sorocaba', () => {
  expect(distanciaKm(sorocaba, { latitude: -23.5886, longitude: -48.0483 })).toBeGreaterThan(RAIO_KM);
  expect(distanciaKm(sorocaba, { latitude: -23.5262, longitude: -47.4668 })).toBeLessThan(3);
});

test('a distância não depende do sentido e é a que se andou', () => {
  fc.assert(fc.property(ponto, ponto, (a, b) => Math.abs(distanciaKm(a, b) - distanciaKm(b, a)) < 1e-6));
  fc.assert(
    fc.property(ponto, real(0, 1000), real(0, 2 * Math.PI), (origem, km, rumo) => {
      expect(distanciaKm(origem, destino(origem, km, rumo))).toBeCloseTo(km, 3);
    }),
  );
});

test('todo ponto dentro do raio está na caixa, também nos polos e no antimeridiano', () => {
  const borda = fc.record({
    latitude: fc.oneof(real(-90, 90), real(89.5, 90), real(-90, -89.5)),
    longitude: fc.oneof(real(-180, 180), real(179.5, 180), real(-180, -179.5)),
  });
  fc.assert(
    fc.property(borda, real(0, 500), real(0, 1), real(0, 2 * Math.PI), (origem, raio, parte, rumo) => {
      const alvo = destino(origem, raio * parte, rumo);
      fc.pre(distanciaKm(origem, alvo) <= raio);
      expect(contem(caixaAoRedor(origem, raio), alvo)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('longe dos polos a caixa é justa: serve de filtro', () => {
  const caixa = caixaAoRedor(sorocaba, RAIO_KM);
  expect(caixa.latMax - caixa.latMin).toBeCloseTo(0.36, 2);
  expect(caixa.lonMax - caixa.lonMin).toBeCloseTo(0.39, 2);
});

test('sobre o polo ou o antimeridiano a caixa dá a volta inteira', () => {
  expect(caixaAoRedor({ latitude: 89.95, longitude: 10 }, 20)).toMatchObject({ latMax: 90, lonMin: -180, lonMax: 180 });
  expect(caixaAoRedor({ latitude: 0, longitude: 179.99 }, 20)).toMatchObject({ lonMin: -180, lonMax: 180 });
});
