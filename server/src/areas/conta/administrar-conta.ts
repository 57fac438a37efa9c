import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { type Autoria, auditar, auditarEdicao } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { encerrarSessoes } from '../../nucleo/sessao';
import { encerrarEnvios } from './encerrar-envios';
import { situacaoDaConta } from './ler-da-conta';
import { anularLinksDeSenha } from './link-de-senha';

/** The team's own accounts are found only where they are meant: who looks after people does not reach colleagues. */
type Qual = { id: number; daEquipe?: boolean };

/** An admin never sets a password: the person gets a link (spec 1.9), an invitation if there never was one. */
export const enviarRedefinicao = ato(async (trx, fila: Fila, conta: Qual, autoria: Autoria | null): Promise<void> => {
  const situacao = await situacaoViva(trx, conta);
  if (situacao === 'suspensa') throw new Recusa('CONTA_SUSPENSA');
  if (autoria?.quem) await encerrarEnvios(trx, [conta.id], { quem: autoria.quem.id, agora: autoria.agora });
  await fila.enfileirar(trx, situacao === 'convidada' ? 'email-convite' : 'email-recuperacao', { contaId: conta.id });
  await auditar(trx, autoria, { id: conta.id });
});

type Suspensao = Qual & { suspenso: boolean; quem: number; agora: Date; autoria: Autoria };

export const suspenderConta = ato(async (trx, suspensao: Suspensao): Promise<SituacaoDaConta> => {
  const { id, suspenso, quem, agora, autoria } = suspensao;
  if (id === quem) throw new Recusa('PROPRIA_CONTA');
  const situacao = await situacaoViva(trx, suspensao);
  await marcarSuspensao(trx, { ids: [id], suspenso, agora });
  const antes = { suspenso: situacao === 'suspensa' };
  await auditarEdicao(trx, autoria, { id, antes, depois: { suspenso } });
  return situacaoViva(trx, suspensao);
});

type DeMuitas = { ids: readonly number[]; suspenso: boolean; agora: Date };

/** What a suspension is, of one account or of many that the transaction holds: none stays in, and no link sent before opens. */
export async function marcarSuspensao(trx: Trx, { ids, suspenso, agora }: DeMuitas): Promise<void> {
  await trx
    .updateTable('conta')
    .set({ suspensa_em: suspenso ? agora : null })
    .where('id', 'in', ids)
    .where('suspensa_em', suspenso ? 'is' : 'is not', null)
    .execute();
  if (!suspenso) return;
  await encerrarSessoes(trx, ids);
  await anularLinksDeSenha(trx, ids);
}

async function situacaoViva(trx: Trx, { id, daEquipe = false }: Qual): Promise<SituacaoDaConta> {
  const conta = await trx
    .selectFrom('conta as c')
    .select(situacaoDaConta.as('situacao'))
    .where('c.id', '=', id)
    .where('c.papel', daEquipe ? '=' : '<>', 'indicabem')
    .where('c.excluida_em', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!conta) throw new Recusa('NAO_ENCONTRADO');
  return conta.situacao;
}
