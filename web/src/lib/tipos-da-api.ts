import type { Envio, Recebido } from '@indica-bem/domain/contrato/chamada';
import type { ChamadaPorNome, NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';

/** What a call answers: `RespostaDe<typeof verCupom>`. */
export type RespostaDe<N extends NomeDeChamada> = ChamadaPorNome[N]['answer'] extends 'arquivo'
  ? Blob
  : Recebido<ChamadaPorNome[N]>;

type Facultativos<T> = { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as object extends T[K] ? K : never]?: T[K];
};
type ComArquivo<T> = T extends { body: infer B } ? Omit<T, 'body'> & { body: B | FormData } : T;
/** What a call takes: the parts of its address, its body, and how it is made. */
export type EnvioDe<N extends NomeDeChamada> = Facultativos<ComArquivo<Envio<ChamadaPorNome[N]>>> & {
  signal?: AbortSignal;
  /** Asked as nobody, whatever session the browser still keeps: the screens of who is not in yet. */
  visitante?: true;
  /** The answer is as long as an account's whole life: it has the time of a file. */
  demorado?: true;
};
export type ArgumentosDe<N extends NomeDeChamada> = object extends EnvioDe<N> ? [envio?: EnvioDe<N>] : [EnvioDe<N>];
/** The calls that only tell. */
export type Leitura = Extract<NomeDeChamada, `GET ${string}`>;
