import { ErroDaApi, SemConexao } from '../lib/erros-da-api';

export const SOCIAL_FALHOU = 'Não foi possível entrar por lá. Tente de novo ou use e-mail e senha.';

/** spec 1.4. Without connection or with too many attempts the sentence of the cause helps more. */
export function mensagemDoLogin(erro: unknown): string {
  if (erro instanceof SemConexao) return erro.message;
  if (!(erro instanceof ErroDaApi)) return 'Erro! Tente novamente mais tarde';
  if (erro.status === 401) return 'Usuario e senha incorreto';
  if (erro.status === 429 || erro.tipo === 'acesso-suspenso') return erro.detail;
  return erro.campos.email ?? 'Erro! Tente novamente mais tarde';
}
