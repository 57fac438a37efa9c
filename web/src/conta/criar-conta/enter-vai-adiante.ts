import type { KeyboardEvent } from 'react';

/** "Próximo" on a phone's keyboard goes to the next field; from the last one it sends the form, as Enter does. */
export function enterVaiAdiante(evento: KeyboardEvent<HTMLFormElement>): void {
  const campos = [...evento.currentTarget.querySelectorAll<HTMLInputElement>('input:not([readonly])')];
  const proximo = campos[campos.indexOf(evento.target as HTMLInputElement) + 1];
  if (evento.key !== 'Enter' || !(evento.target instanceof HTMLInputElement) || !proximo) return;
  evento.preventDefault();
  proximo.focus();
}
