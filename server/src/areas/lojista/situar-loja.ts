import type { LojistaEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { carregarMunicipios, ehUf } from 'municipios-brasil';

export type Lugar = { latitude: number | null; longitude: number | null; coordenadas_aproximadas: boolean };

const SEM_LUGAR: Lugar = { latitude: null, longitude: null, coordenadas_aproximadas: false };

/** Where a store is: what was informed or, for a physical store without it, the centre of its city (spec 4.2). */
export async function situarLoja(escrito: LojistaEscrito, atual: Lugar = SEM_LUGAR): Promise<Lugar> {
  const latitude = emGraus(escrito.latitude);
  const longitude = emGraus(escrito.longitude);
  // A form sends back what it was shown: an approximation stays one, and follows the city.
  const mesma = latitude === atual.latitude && longitude === atual.longitude && atual.coordenadas_aproximadas;
  if (latitude && longitude && !mesma) return { latitude, longitude, coordenadas_aproximadas: false };
  return escrito.tipo === 'loja_fisica' ? centroDoMunicipio(escrito.cidade ?? '', escrito.estado ?? '') : SEM_LUGAR;
}

async function centroDoMunicipio(cidade: string, estado: string): Promise<Lugar> {
  const uf = estado.toUpperCase();
  const municipios = ehUf(uf) ? (await carregarMunicipios()).porEstado(uf) : [];
  const municipio = municipios.find(({ nome }) => semAcento(nome) === semAcento(cidade));
  if (!municipio) return SEM_LUGAR;
  return { latitude: municipio.latitude, longitude: municipio.longitude, coordenadas_aproximadas: true };
}

// Zero is how "nowhere" is written (spec 4.2).
function emGraus(valor: string | number | null | undefined): number | null {
  if (valor === null || valor === undefined || valor === '') return null;
  return Number(String(valor).replace(',', '.')) || null;
}
