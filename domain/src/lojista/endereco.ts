import { formatarDecimal } from '../brasil/numeros';
import type { LojistaPublico } from './contrato';

type Endereco = Pick<
  LojistaPublico,
  'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado' | 'cep' | 'latitude' | 'longitude'
>;

/** As on an envelope, without the parts that are missing: street, district, city, CEP. */
export function linhasDoEndereco(loja: Endereco): string[] {
  const rua = juntar(', ', loja.logradouro, loja.numero, loja.complemento);
  const cidade = juntar('/', loja.cidade, loja.estado);
  const cep = loja.cep ? `CEP ${loja.cep}` : '';
  return [rua, juntar(' · ', loja.bairro, cidade), cep].filter((linha) => linha !== '');
}

/** Where a map opens the way to the store; null for a store without a place. */
export function rotaAte(loja: Endereco): string | null {
  const { latitude, longitude } = loja;
  if (!latitude || !longitude) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** What stores typed as their site, as an address a link may open: only http and https. */
export function enderecoDoSite(site: string | null): string | null {
  const texto = site?.trim() ?? '';
  const completo = /^[a-z][a-z0-9+.-]*:/i.test(texto) ? texto : `https://${texto}`;
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(completo) ? completo : null;
}

/** '850 m', '2,3 km', '14 km': as exact as a person needs it. */
export function formatarDistancia(km: number): string {
  const metros = Math.round(km * 100) * 10;
  return metros < 1000 ? `${metros} m` : `${formatarDecimal(km, km < 9.95 ? 1 : 0)} km`;
}

function juntar(separador: string, ...partes: (string | null)[]): string {
  return partes.filter((parte) => parte?.trim()).join(separador);
}
