import type { Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { encerrarSessoes, type Sessao } from '../../nucleo/sessao';
import { contarMudanca } from './contar-mudanca';
import { anotarProva } from './prova-da-sessao';
import { contarRecuperacao, trocarRecuperacao } from './recuperacao';

/**
 * After a factor was added or exchanged, by who has just proved it: the sessions that came in without it end, its owner is
 * told, and there is paper for the day the device is lost (null: what was printed before still serves).
 */
export async function fatorLigado(trx: Trx, ctx: Contexto, sessao: Sessao, agora: Date): Promise<string[] | null> {
  await contarMudanca(trx, ctx, sessao.id, agora);
  await encerrarSessoes(trx, sessao.id, sessao.tokenHash);
  await anotarProva(trx, sessao, agora);
  await ctx.fila.enfileirar(trx, 'email-seguranca', { contaId: sessao.id, motivo: 'fator-ligado' });
  return (await contarRecuperacao(trx, sessao.id)) > 0 ? null : trocarRecuperacao(trx, sessao.id);
}
