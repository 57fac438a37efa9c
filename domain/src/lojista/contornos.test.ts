import { expect, test } from 'vitest';
import { MARCA } from '../marca';
import { centroDaCidade } from './cidades';
import { CONTORNOS } from './contornos';
import { distanciaKm } from './distancia';

test.each(MARCA.cidades)('o contorno de %s cerca o seu centro e cabe no que se aceita como lugar de loja', (cidade) => {
  const contorno = CONTORNOS[cidade];
  const { latitude, longitude } = centroDaCidade(cidade);
  const cruzadas = contorno.filter(([lat, lon], i) => {
    const [outraLat, outraLon] = contorno[(i + 1) % contorno.length] ?? [lat, lon];
    const atravessa = lat > latitude !== outraLat > latitude;
    return atravessa && longitude < ((outraLon - lon) * (latitude - lat)) / (outraLat - lat) + lon;
  });
  expect(cruzadas.length % 2).toBe(1);
  for (const [lat, lon] of contorno) {
    expect(distanciaKm(centroDaCidade(cidade), { latitude: lat, longitude: lon })).toBeLessThan(25);
  }
});
