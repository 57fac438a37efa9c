import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { Recusa } from '../../nucleo/recusa';
import { encerrarSessoes } from '../../nucleo/sessao';
import { situacaoDaConta } from './ler-da-conta';
import { anularLinksDeSenha } from './link-de-senha';

/** An admin never sets a password: the person gets a link (spec 1.9), an invitation if there never was one. */
export const enviarRedefinicao = ato(async (trx, fila: Fila, id: number): Promise<void> => {
  const situacao = await situacaoViva(trx, id);
  if (situacao === 'suspensa') throw new Recusa('CONTA_SUSPENSA');
  await fila.enfileirar(trx, situacao === 'convidada' ? 'email-convite' : 'email-recuperacao', { contaId: id });
});

type Suspensao = { id: number; suspenso: boolean; quem: number; agora: Date };

export const suspenderConta = ato(async (trx, { id, suspenso, quem, agora }: Suspensao): Promise<SituacaoDaConta> => {
  if (id === quem) throw new Recusa('PROPRIA_CONTA');
  const situacao = await situacaoViva(trx, id);
  if (suspenso !== (situacao === 'suspensa')) {
    await trx
      .updateTable('conta')
      .set({ suspensa_em: suspenso ? agora : null })
      .where('id', '=', id)
      .execute();
  }
  if (suspenso) {
    await encerrarSessoes(trx, id);
    await anularLinksDeSenha(trx, id);
  }
  return situacaoViva(trx, id);
});

async function situacaoViva(trx: Trx, id: number): Promise<SituacaoDaConta> {
  const conta = await trx
    .selectFrom('conta as c')
    .select(situacaoDaConta.as('situacao'))
    .where('c.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!conta) throw new Recusa('NAO_ENCONTRADO');
  return conta.situacao;
}
