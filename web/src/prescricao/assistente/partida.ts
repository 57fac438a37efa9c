import { useState } from 'react';
import { type Location, useLocation } from 'react-router';

/** Marks the history entries the wizard made: whose, of which recommendation and animal, and the step each was reached from. */
export type Marca<P> = { assistente: true; partida: string; dono?: number; animal?: number; de?: P };

const CONCLUIDAS = 'indicacoes-concluidas';
const ENTREGUES = 'indicacoes-entregues';
const LEMBRADAS = 30;

type Entregue = { partida: string; dono: number; chave: string };

/**
 * The entry at which a recommendation began: coming to the wizard from elsewhere (the menu, "Nova indicação") begins a
 * new one; moving inside it, or through the history, goes on with the same one.
 */
export function partidaDe(location: Location): string {
  return (location.state as Marca<string> | null)?.partida ?? location.key;
}

/**
 * `acabada`: this entry belongs to a recommendation that left, or to who was in this tab before, and going back to it
 * begins another, empty. Only the entry on which it has just left still shows so.
 */
export function usePartida(quem: number) {
  // Who opened it: when another comes in meanwhile, this page is already being left.
  const [dono] = useState(quem);
  const location = useLocation();
  const [ultima, setUltima] = useState(() => partidaDe(location));
  const partida = semNome(location) ? ultima : partidaDe(location);
  if (partida !== ultima) setUltima(partida);
  const [mostrada, setMostrada] = useState<string>();
  return {
    partida,
    acabada: deOutraPessoa(location, dono) || (concluidas().includes(partida) && mostrada !== location.key),
    /** `naTela`: who sent it is still there, and sees so. */
    concluir: (naTela: boolean) => {
      lembrar(CONCLUIDAS, [...concluidas(), partida]);
      if (naTela) setMostrada(location.key);
    },
    /** What became of it is on the screen, and stays there once it is over. */
    mostrar: () => setMostrada(location.key),
  };
}

function deOutraPessoa({ state }: Location, dono: number): boolean {
  return ((state as Marca<string> | null)?.dono ?? dono) !== dono;
}

/** "Pular para o conteúdo", a link within the page: the browser makes its entry, and the router calls it so. */
export function semNome({ key, state }: Location): boolean {
  return key === 'default' && state === null;
}

/** It is in the device's queue and leaves by itself: who comes back to its entries has nothing more to send there. */
export function lembrarEntregue(nova: Entregue): void {
  lembrar(ENTREGUES, [...entregues().filter(({ partida }) => partida !== nova.partida), nova]);
}

/** Its key in the queue, or null. */
export function entregueDe(partida: string, dono: number): string | null {
  return entregues().find((uma) => uma.partida === partida && uma.dono === dono)?.chave ?? null;
}

const concluidas = () => lembradas<string>(CONCLUIDAS);
const entregues = () => lembradas<Entregue>(ENTREGUES);

function lembradas<T>(onde: string): T[] {
  return JSON.parse(sessionStorage.getItem(onde) ?? '[]') as T[];
}

function lembrar(onde: string, todas: unknown[]): void {
  sessionStorage.setItem(onde, JSON.stringify(todas.slice(-LEMBRADAS)));
}
