import type { Contexto } from '../../nucleo/contexto';
import { limitarPalpites } from '../../nucleo/limitar-palpites';
import type { Sessao } from '../../nucleo/sessao';
import { anotarRecusa } from './anotar-recusas';

/** Who stands at the till, and when. */
export type NoCaixa = { sessao: Sessao; endereco: string; agora: Date; hoje: string };

// A till with a queue mistypes; sixty an hour is a person, not a search.
const PALPITES_DE_CUPOM = {
  nome: 'cupom',
  porConta: 60,
  contam: ['CUPOM_DESCONHECIDO', 'CUPOM_DE_OUTRA_LOJA', 'CUPOM_DE_OUTRA_LOJA_FINAL'],
} as const;

/** Reading and validating a coupon count their mistakes against the same allowance. */
export const contarPalpite = <T>(ctx: Contexto, { sessao, endereco, agora }: NoCaixa, acao: () => Promise<T>) =>
  limitarPalpites(ctx, PALPITES_DE_CUPOM, { contaId: sessao.id, endereco, agora }, acao).catch((erro: unknown) => {
    if (sessao.papel === 'lojista') anotarRecusa(ctx.db, sessao.id, erro, agora);
    throw erro;
  });
