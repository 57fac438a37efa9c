import type { entrar } from '@indica-bem/domain/conta/chamadas';
import type { RecusaComum } from '@indica-bem/domain/contrato/recusas';
import { camposDe, mensagemDe, recusaDe } from '../lib/erros-da-api';

export const SOCIAL_FALHOU = 'Não foi possível entrar por lá. Tente de novo ou use e-mail e senha.';

/** spec 1.4. Without connection or with too many attempts the sentence of the cause helps more. */
export function mensagemDoLogin(erro: unknown): string {
  const recusa = recusaDe<typeof entrar>(erro);
  switch (recusa) {
    case 'LOGIN_INVALIDO':
      return 'Usuario e senha incorreto';
    case 'ACESSO_SUSPENSO':
    case 'MUITAS_TENTATIVAS':
    case null:
      return mensagemDe(erro);
    case 'SEGUNDO_FATOR':
      return '';
    case 'DADOS_INVALIDOS':
      return camposDe(erro).email ?? ERRO_GERAL;
    default:
      return geral(recusa);
  }
}

const ERRO_GERAL = 'Erro! Tente novamente mais tarde';
/** A refusal of the login itself that has no case above does not compile here. */
const geral = (_: RecusaComum): string => ERRO_GERAL;
