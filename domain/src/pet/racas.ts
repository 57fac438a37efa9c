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

/** By name or synonym, in any case and without accents. An empty text brings the whole list. */
export function buscarRaca(tipo: TipoDePet, texto: string): Raca[] {
  const procurado = semAcento(texto.trim());
  return RACAS[tipo].filter((raca) => nomesDe(raca).some((nome) => nome.includes(procurado)));
}

/** The usual size of a dog breed, known by its name or a synonym; null when there is none. */
export function porteSugerido(raca: string): PorteDoPet | null {
  const procurada = semAcento(raca.trim());
  return RACAS.Cão.find((cao) => nomesDe(cao).includes(procurada))?.porte_sugerido ?? null;
}

function nomesDe({ nome, sinonimos }: Raca): string[] {
  return [nome, ...sinonimos].map(semAcento);
}

function comSrdPrimeiro(racas: Raca[]): Raca[] {
  return racas.toSorted((a, b) => Number(b.nome === SEM_RACA) - Number(a.nome === SEM_RACA));
}
