import { cepValido, limparCep } from '../brasil/cep';
import { MARCA } from '../marca';
import { semAcento } from '../texto/sem-acento';
import type { Ponto } from './distancia';

/** The cities the programme covers. */
export type Cidade = (typeof MARCA.cidades)[number];

interface AreaDaCidade {
  centro: Ponto;
  /** First five digits of its CEPs, both ends included. */
  ceps: readonly [de: string, ate: string];
}

const AREAS: Record<Cidade, AreaDaCidade> = {
  Sorocaba: { centro: { latitude: -23.5015, longitude: -47.4526 }, ceps: ['18000', '18109'] },
  Votorantim: { centro: { latitude: -23.5446, longitude: -47.4388 }, ceps: ['18110', '18119'] },
};

export function centroDaCidade(cidade: Cidade): Ponto {
  return AREAS[cidade].centro;
}

export function cidadePeloNome(nome: string): Cidade | null {
  return MARCA.cidades.find((cidade) => semAcento(cidade) === semAcento(nome.trim())) ?? null;
}

/** Null for a CEP that is not one, and for one outside the programme. */
export function cidadeDoCep(cep: string): Cidade | null {
  return cepValido(cep) ? cidadeDoPrefixo(prefixoDoCep(cep)) : null;
}

/** The five digits that say the part of the city; the last three would say the street. */
export function prefixoDoCep(cep: string): string {
  return limparCep(cep).slice(0, 5);
}

export function cidadeDoPrefixo(prefixo: string): Cidade | null {
  return MARCA.cidades.find((cidade) => AREAS[cidade].ceps[0] <= prefixo && prefixo <= AREAS[cidade].ceps[1]) ?? null;
}
