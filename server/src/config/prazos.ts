/** Milliseconds, but for the pace. */
export type Prazos = {
  /** From the connection, or the last answer, to the end of the headers. */
  cabecalhos: number;
  /** For the body, and a second more for every `bytesPorSegundo` that came: who sends steadily is never cut. */
  corpo: number;
  bytesPorSegundo: number;
  /** The longest a request may take to arrive, and a connection to lie still, however large or slow. */
  total: number;
  ronda: number;
  /** What is in hand when the server stops, requests and jobs. */
  parada: number;
};

export const PRAZOS: Prazos = {
  cabecalhos: 15_000,
  corpo: 20_000,
  bytesPorSegundo: 1_000,
  total: 300_000,
  ronda: 2_000,
  parada: 15_000,
};
