import { useState } from 'react';
import { type Location, useLocation } from 'react-router';

/** Marks the history entries the wizard made: of which recommendation and animal, and the step each was reached from. */
export type Marca<P> = { assistente: true; partida: string; animal?: number; de?: P };

const CHAVE = 'indicacoes-concluidas';
const LEMBRADAS = 30;

/**
 * The entry at which a recommendation began: coming to the wizard from elsewhere (the menu, "Nova indicação") begins a
 * new one; moving inside it, or through the history, goes on with the same one.
 */
export function partidaDe(location: Location): string {
  return (location.state as Marca<string> | null)?.partida ?? location.key;
}

/**
 * `acabada`: this entry belongs to a recommendation that left, and going back to it begins another, empty. Only the
 * entry on which it has just left still shows so.
 */
export function usePartida() {
  const location = useLocation();
  const [ultima, setUltima] = useState(() => partidaDe(location));
  const partida = semNome(location) ? ultima : partidaDe(location);
  if (partida !== ultima) setUltima(partida);
  const [mostrada, setMostrada] = useState<string>();
  return {
    partida,
    acabada: concluidas().includes(partida) && mostrada !== location.key,
    /** `naTela`: who sent it is still there, and sees so. */
    concluir: (naTela: boolean) => {
      sessionStorage.setItem(CHAVE, JSON.stringify([...concluidas(), partida].slice(-LEMBRADAS)));
      if (naTela) setMostrada(location.key);
    },
  };
}

/** "Pular para o conteúdo", a link within the page: the browser makes its entry, and the router calls it so. */
export function semNome({ key, state }: Location): boolean {
  return key === 'default' && state === null;
}

function concluidas(): string[] {
  return JSON.parse(sessionStorage.getItem(CHAVE) ?? '[]') as string[];
}
