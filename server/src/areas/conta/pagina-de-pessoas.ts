import { SITUACOES_DA_CONTA, type SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { OrdemDePessoas } from '@indica-bem/domain/contrato/tipos';
import { type RawBuilder, sql } from 'kysely';
import { lerCursor } from '../../nucleo/cursor';
import { emPagina } from '../../nucleo/ordem';
import { paginaPorNome } from '../../nucleo/pagina';
import { NA_SITUACAO } from './ler-da-conta';

type Pedido = { ordem: OrdemDePessoas; cursor?: string | undefined; limite: number };
export type Corte = { naSituacao: RawBuilder<boolean>; cursor: string | undefined; limite: number };
type Pessoa = { id: number; nome: string; situacao: SituacaoDaConta };

const TODAS = sql<boolean>`true`;
const SITUACOES_EM_ORDEM: { [O in OrdemDePessoas]?: readonly SituacaoDaConta[] } = {
  situacao: SITUACOES_DA_CONTA,
  '-situacao': SITUACOES_DA_CONTA.toReversed(),
};

/**
 * A page of a list of people. By state it is one state after the other, each by name: what decides it stands in three
 * tables, so no index holds the state, but each of them has its own.
 */
export async function paginaDePessoas<T extends Pessoa>(
  { ordem, cursor, limite }: Pedido,
  ler: (corte: Corte) => Promise<T[]>,
) {
  const situacoes = SITUACOES_EM_ORDEM[ordem];
  if (!situacoes) return paginaPorNome(await ler({ naSituacao: TODAS, cursor, limite: limite + 1 }), limite);
  const parou = situacoes.indexOf(lerCursor(cursor)[2] as SituacaoDaConta);
  const linhas: T[] = [];
  for (const [n, situacao] of situacoes.entries()) {
    const faltam = limite + 1 - linhas.length;
    if (n < parou || faltam === 0) continue;
    const corte = { naSituacao: NA_SITUACAO[situacao], cursor: n === parou ? cursor : undefined, limite: faltam };
    linhas.push(...(await ler(corte)));
  }
  return emPagina(linhas, limite, ({ nome, id, situacao }) => [nome, id, situacao]);
}
