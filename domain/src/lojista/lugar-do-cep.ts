import { semAcento } from '../texto/sem-acento';
import { type Cidade, centroDaCidade } from './cidades';
import { distanciaKm, type Ponto, RAIO_KM } from './distancia';

/** A store of the same part of the city, known to the metre. */
export type LojaDoPrefixo = Ponto & { bairro: string };
export type LugarDoCep = Ponto & { bairro: string | null; cidade: Cidade };

/**
 * From where a CEP measures: amid the stores of the neighbourhood most of them name. Without any, or with two
 * neighbourhoods named as often, nobody knows which it is: then the centre of the city.
 */
export function lugarDoCep(cidade: Cidade, lojas: readonly LojaDoPrefixo[]): LugarDoCep {
  const centro = centroDaCidade(cidade);
  // A place typed wrong lies somewhere else altogether.
  const naCidade = lojas.filter((loja) => loja.bairro.trim() !== '' && distanciaKm(centro, loja) <= RAIO_KM);
  const [maior, segundo] = porBairro(naCidade).sort((a, b) => b.length - a.length);
  if (!maior?.[0] || maior.length === segundo?.length) return { ...centro, bairro: null, cidade };
  return {
    latitude: media(maior.map(({ latitude }) => latitude)),
    longitude: media(maior.map(({ longitude }) => longitude)),
    bairro: maior[0].bairro.trim(),
    cidade,
  };
}

function porBairro(lojas: readonly LojaDoPrefixo[]): LojaDoPrefixo[][] {
  const bairros = new Map<string, LojaDoPrefixo[]>();
  for (const loja of lojas) {
    const nome = semAcento(loja.bairro.trim());
    bairros.set(nome, [...(bairros.get(nome) ?? []), loja]);
  }
  return [...bairros.values()];
}

const media = (valores: number[]) => valores.reduce((soma, valor) => soma + valor, 0) / valores.length;
