import { NOMES_DAS_SITUACOES_DA_CONTA } from '@indica-bem/domain/conta/situacao';
import type { Membro } from '@indica-bem/domain/equipe/contrato';

export const TOM_DA_SITUACAO = { ativa: 'ok', convidada: 'alerta', suspensa: 'erro' } as const;

/** Without a password, but known from before: the access was reset. */
export const nomeDaSituacao = ({ situacao, ultimo_acesso }: Membro): string =>
  situacao === 'convidada' && ultimo_acesso ? 'Espera nova senha' : NOMES_DAS_SITUACOES_DA_CONTA[situacao];
