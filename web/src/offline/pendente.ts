import type { Envio } from '@indica-bem/domain/contrato/chamada';
import type { ChamadaPorNome } from '@indica-bem/domain/contrato/chamadas';
import type { criarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { ErroDaApi, mensagemDe } from '../lib/erros-da-api';

type CorpoDaIndicacao = Envio<ChamadaPorNome[typeof criarPrescricao]>['body'];

/**
 * `enviando` is written before the request leaves and `sem-resposta` after it was lost: in both the server may already
 * have the recommendation, so it can only be sent again as it is. `recusada` was answered: the server does not have it.
 */
export type EstadoDoEnvio = 'aguardando' | 'enviando' | 'sem-resposta' | 'recusada';

/** A recommendation that exists only on this device. */
export type Pendente = {
  /** The idempotency key: one recommendation on the server, however often this is sent. */
  chave: string;
  /** The account it belongs to; no other ever sees or sends it. */
  dono: number;
  corpo: CorpoDaIndicacao;
  produto: string;
  /** Opens the wizard with the same choices. */
  endereco: string;
  criadaEm: number;
  estado: EstadoDoEnvio;
  motivo: string | null;
  campos: Record<string, string>;
  tentativas: number;
  /** Not before this moment by itself; a person who asks does not wait. */
  proximaEm: number;
};

export type NovaPendente = Pick<Pendente, 'chave' | 'dono' | 'corpo' | 'produto' | 'endereco'>;

export function criarPendente(nova: NovaPendente, agora: number): Pendente {
  return { ...nova, criadaEm: agora, estado: 'aguardando', motivo: null, campos: {}, tentativas: 0, proximaEm: 0 };
}

/** Once a try may have reached the server, changing it could make two of it. */
export function editavel({ estado }: Pendente): boolean {
  return estado === 'aguardando' || estado === 'recusada';
}

export function naVez({ estado, proximaEm }: Pendente, agora: number): boolean {
  return estado !== 'recusada' && proximaEm <= agora;
}

const PRIMEIRA_ESPERA = 5_000;
const MAIOR_ESPERA = 15 * 60_000;

export function esperaDepoisDe(tentativas: number): number {
  return Math.min(MAIOR_ESPERA, PRIMEIRA_ESPERA * 2 ** (tentativas - 1));
}

/** What a failed try makes of the item it was tried with. */
export function aposFalha(antes: Pendente, erro: unknown, agora: number): Pendente {
  const tentativas = antes.tentativas + 1;
  // A day's quota ends at midnight: trying again before would only be refused again.
  const aguarde = erro instanceof ErroDaApi ? erro.aguarde * 1000 : 0;
  const proximaEm = agora + Math.max(esperaDepoisDe(tentativas), aguarde);
  const adiada = { ...antes, tentativas, proximaEm, motivo: mensagemDe(erro) };
  switch (desfechoDe(erro)) {
    case 'sem-resposta':
      return { ...adiada, estado: 'sem-resposta' };
    case 'nao-vista':
      return { ...adiada, estado: antes.estado === 'enviando' ? 'sem-resposta' : antes.estado };
    case 'recusada':
      return { ...adiada, estado: 'recusada', campos: (erro as ErroDaApi).campos, proximaEm: 0 };
  }
}

const NOMES: Record<string, string> = {
  tutor_nome: 'Nome do tutor',
  pet_nome: 'Nome do pet',
  email: 'E-mail do tutor',
  telefone: 'Telefone do tutor',
  anotacoes: 'Anotações',
};

/** Away from the form no field is marked: each is named, with what is wrong with it. */
export function motivoDaRecusa(motivo: string | null, campos: Pendente['campos']): string | null {
  const frases = Object.entries(campos).map(([campo, frase]) => (NOMES[campo] ? `${NOMES[campo]}: ${frase}` : frase));
  return frases.length > 0 ? frases.map((frase) => `${frase.replace(/\.$/, '')}.`).join(' ') : motivo;
}

/** The server looked at it and said no: it does not have it, and the next one may fare better. */
export function foiRecusada(erro: unknown): boolean {
  return desfechoDe(erro) === 'recusada';
}

/** Session, documents, limits: turned away at the door, before anybody looked at the recommendation. */
function desfechoDe(erro: unknown): 'sem-resposta' | 'nao-vista' | 'recusada' {
  if (!(erro instanceof ErroDaApi) || erro.status >= 500) return 'sem-resposta';
  return [401, 403, 429].includes(erro.status) ? 'nao-vista' : 'recusada';
}
