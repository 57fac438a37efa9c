import { semAcento } from '../texto/sem-acento';
import caes from './racas-caes.json';
import gatos from './racas-gatos.json';
import type { PorteDoPet, TipoDePet } from './regras';

export interface Raca {
  nome: string;
  sinonimos: string[];
  porte_sugerido?: PorteDoPet | null;
}

const SEM_RACA = 'Sem Raça Definida (SRD)';

const RACAS: Record<TipoDePet, Raca[]> = {
  Cão: comSrdPrimeiro(caes as Raca[]),
  Gato: comSrdPrimeiro(gatos),
};

/**
 * By name or synonym, in any case and without accents; where a word begins so, before where it stands inside of one. An
 * empty text brings the whole list.
 */
export function buscarRaca(tipo: TipoDePet, texto: string): Raca[] {
  const procurado = semAcento(texto.trim());
  const comeca = (raca: Raca) => Number(nomesDe(raca).some((nome) => ` ${nome}`.includes(` ${procurado}`)));
  return RACAS[tipo]
    .filter((raca) => nomesDe(raca).some((nome) => nome.includes(procurado)))
    .sort((uma, outra) => comeca(outra) - comeca(uma));
}

/** The name in the list of what was said, by name or synonym; null for a breed that is not there. */
export function racaDaLista(tipo: TipoDePet, raca: string): string | null {
  return encontrar(tipo, raca)?.nome ?? null;
}

/** The usual size of a dog breed, known by its name or a synonym; null when there is none. */
export function porteSugerido(raca: string): PorteDoPet | null {
  return encontrar('Cão', raca)?.porte_sugerido ?? null;
}

function encontrar(tipo: TipoDePet, raca: string): Raca | undefined {
  const procurada = semAcento(raca.trim());
  return RACAS[tipo].find((conhecida) => nomesDe(conhecida).includes(procurada));
}

function nomesDe({ nome, sinonimos }: Raca): string[] {
  return [nome, ...sinonimos].map(semAcento);
}

function comSrdPrimeiro(racas: Raca[]): Raca[] {
  return racas.toSorted((a, b) => Number(b.nome === SEM_RACA) - Number(a.nome === SEM_RACA));
}
