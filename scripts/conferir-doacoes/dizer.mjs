/** It could not be checked: the address does not answer, or the file is something else. */
export class NaoDeu extends Error {}

const A_MOSTRAR = 20;
/** Of one run at a time: the program checks one thing and ends. */
let falhas = [];
let saida = console.log;

export function comecar(dizer) {
  falhas = [];
  saida = dizer;
}

export const dizer = (texto) => saida(texto);
export const bem = (texto) => dizer(`✓ ${texto}`);
export const falha = (texto) => void falhas.push(texto);
export const semFalhas = () => falhas.length === 0;

// What a stranger wrote must not be able to move the cursor of whoever reads it.
export const visivel = (texto) =>
  String(texto)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�')
    .slice(0, 120);
export const inteiro = (n) => Number(n).toLocaleString('pt-BR');

/** What was found, and the code the program ends with. */
export function concluir() {
  for (const texto of falhas.slice(0, A_MOSTRAR)) dizer(`✗ ${texto}`);
  if (falhas.length > A_MOSTRAR) dizer(`✗ E mais ${inteiro(falhas.length - A_MOSTRAR)}.`);
  dizer(semFalhas() ? 'Tudo confere.' : 'NÃO CONFERE.');
  return semFalhas() ? 0 : 1;
}
