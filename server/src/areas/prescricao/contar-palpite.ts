import type { Contexto } from '../../nucleo/contexto';
import { limitarPalpites } from '../../nucleo/limitar-palpites';
import type { Sessao } from '../../nucleo/sessao';

const PALPITES_DE_CODIGO = {
  nome: 'codigo',
  porConta: 10,
  contam: [
    'CODIGO_INVALIDO',
    'CODIGO_JA_UTILIZADO',
    'CODIGO_CANCELADO',
    'PRESCRICAO_NAO_ENCONTRADA',
    'INDICACAO_NAO_VINCULADA',
    'INDICACAO_BLOQUEADA',
  ],
} as const;

/** Whatever takes a typed code counts its mistakes here, all against the same allowance. */
export function contarPalpite<T>(
  ctx: Contexto,
  { sessao, endereco, agora }: { sessao: Sessao; endereco: string; agora: Date },
  acao: () => Promise<T>,
): Promise<T> {
  return limitarPalpites(ctx, PALPITES_DE_CODIGO, { contaId: sessao.id, endereco, agora }, acao);
}
