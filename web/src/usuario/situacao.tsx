import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import { Etiqueta } from '../ui/etiqueta';

export type Situacao = SituacaoDaConta;
export const SITUACOES: readonly Situacao[] = ['ativa', 'convidada', 'suspensa'];

const APARENCIA = {
  ativa: { tom: 'ok', nome: 'Ativa' },
  convidada: { tom: 'alerta', nome: 'Convidada' },
  suspensa: { tom: 'erro', nome: 'Suspensa' },
} as const;

export const nomeDaSituacao = (situacao: Situacao) => APARENCIA[situacao].nome;

export function EtiquetaDaSituacao({ situacao }: { situacao: Situacao }) {
  const { tom, nome } = APARENCIA[situacao];
  return <Etiqueta tom={tom}>{nome}</Etiqueta>;
}
