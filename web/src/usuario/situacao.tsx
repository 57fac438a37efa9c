import { NOMES_DAS_SITUACOES, type SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import { Etiqueta } from '../ui/etiqueta';

export type Situacao = SituacaoDaConta;
export const SITUACOES: readonly Situacao[] = ['ativa', 'convidada', 'suspensa'];

const TONS = { ativa: 'ok', convidada: 'alerta', suspensa: 'erro' } as const;

export const nomeDaSituacao = (situacao: Situacao) => NOMES_DAS_SITUACOES[situacao];

export function EtiquetaDaSituacao({ situacao }: { situacao: Situacao }) {
  return <Etiqueta tom={TONS[situacao]}>{NOMES_DAS_SITUACOES[situacao]}</Etiqueta>;
}
