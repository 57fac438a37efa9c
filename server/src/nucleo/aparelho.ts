/** Where somebody comes in from: what its browser is called, and the mark by which it is known again. */
export type Aparelho = { nome: string; marca: string };
