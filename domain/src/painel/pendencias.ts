/** What waits for somebody of the team, in the order of how long a person can be left waiting. */
export const PENDENCIAS = ['estornos', 'contestacoes', 'analise', 'emails', 'codigos', 'interesses'] as const;
export type Pendencia = (typeof PENDENCIAS)[number];
