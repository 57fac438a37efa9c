import { momentoCompleto } from '../brasil/momento';

/** Why a file did not go in to its end: somebody asked for it, or what it rests on is gone. */
export const MOTIVOS_DA_PARADA = ['pedido', 'sem_acesso', 'loja_saiu'] as const;
export type MotivoDaParada = (typeof MOTIVOS_DA_PARADA)[number];

export const NOMES_DOS_MOTIVOS_DA_PARADA: Record<MotivoDaParada, string> = {
  pedido: 'a pedido da equipe',
  sem_acesso: 'quem enviou o arquivo perdeu o acesso',
  loja_saiu: 'a loja saiu do programa',
};

/** A server of the version before says nothing of it. */
type Parada = {
  parada_em?: string | null;
  parada_por?: string | null;
  parada_motivo?: MotivoDaParada | null;
};

/** 'Parada em 10/03/2026, 12:00, por Olga'; by itself, with the reason instead. */
export function fraseDaParada({ parada_em, parada_por, parada_motivo }: Parada): string {
  const quando = `Parada em ${momentoCompleto(parada_em ?? '')}`;
  if (parada_motivo === 'pedido') return `${quando}, por ${parada_por ?? 'alguém da equipe'}`;
  const nome = parada_motivo && NOMES_DOS_MOTIVOS_DA_PARADA[parada_motivo];
  return nome ? `${quando}: ${nome}` : quando;
}

type Andamento<E extends string> = Parada & { estado: E; desfeita_em: string | null };

/** The state as a person is told it. Both of these are ends, `concluida` to whoever does not know them. */
export function situacaoDa<E extends string>({
  estado,
  desfeita_em,
  parada_em,
}: Andamento<E>): E | 'desfeita' | 'parada' {
  if (desfeita_em !== null) return 'desfeita';
  return parada_em ? 'parada' : estado;
}
