import type { CodigoDeErro } from '@indica-bem/domain/erros';
import type { Contexto } from '../contexto';
import { enderecoDoLimite } from './endereco-do-limite';
import { consumir, exigirFolga } from './limites';
import { Recusa } from './recusa';

type Tentativa = { contaId: number; endereco: string; agora: Date };
type Regra = { nome: string; porConta: number; contam: readonly CodigoDeErro[] };

const UMA_HORA = 3600;
const POR_ENDERECO = 100;
const AO_TODO = 5000;

/**
 * Guards what could be guessed (DECISIONS, Guessing). Only wrong answers count; a wrong answer past the limit is
 * itself answered with 429, so that tries sent in parallel learn no more than tries sent in a row.
 */
export async function limitarPalpites<T>(
  ctx: Contexto,
  regra: Regra,
  t: Tentativa,
  acao: () => Promise<T>,
): Promise<T> {
  if (!ctx.config.limites) return acao();
  const limites = new Map([
    [`${regra.nome}:conta:${t.contaId}`, regra.porConta],
    [`${regra.nome}:endereco:${enderecoDoLimite(t.endereco)}`, POR_ENDERECO],
    [`${regra.nome}:todos`, AO_TODO],
  ]);
  await exigirFolga(ctx.db, limites, t.agora);
  try {
    return await acao();
  } catch (erro) {
    if (erro instanceof Recusa && regra.contam.includes(erro.codigo)) {
      for (const [chave, max] of limites) await consumir(ctx.db, chave, { max, janela: UMA_HORA }, t.agora);
    }
    throw erro;
  }
}
