import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { esquecerDasImportacoes } from '../importacao/esquecer-das-importacoes';
import { esquecerDoEmail as esquecerDosInteresses } from '../interesse/esquecer-do-email';
import { senhaIncorreta } from './conferir-senha-atual';
import { enderecoDaExcluida } from './endereco-da-excluida';

type Exclusao = {
  id: number;
  papel: Papel;
  agora: Date;
  autoria: Autoria | null;
  /** Of who deletes the own account: the password's digest that was judged. */
  provada?: string | null | undefined;
  /** Forgets the profile. `emailConfirmado`: the mailbox the person proved to read. */
  esquecer: (trx: Trx, emailConfirmado: string | null) => Promise<void>;
};

/** What opens an account, guards it or tells where it was opened. */
const TUDO_DA_CONTA = [
  ...(['sessao', 'link_de_senha', 'identidade_social', 'troca_de_email', 'sem_lembretes'] as const),
  ...(['fator_totp', 'codigo_de_recuperacao', 'chave_de_acesso', 'desafio', 'aparelho'] as const),
] as const;

/**
 * Ends the sessions and forgets the person in every table; the rows that money and donations rest on stay, without
 * anybody in them (spec 1.15).
 */
export const excluirConta = ato(async (trx, exclusao: Exclusao): Promise<void> => {
  const { id, papel, agora, autoria, provada, esquecer } = exclusao;
  const conta = await trx
    .selectFrom('conta')
    .select(['email', 'senha_hash', 'email_confirmado_em'])
    .where('id', '=', id)
    .where('papel', '=', papel)
    .where('excluida_em', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!conta) throw new Recusa('NAO_ENCONTRADO');
  if (provada !== undefined && provada !== conta.senha_hash) throw senhaIncorreta('Senha atual incorreta');
  await trx
    .updateTable('conta')
    .set({
      email: enderecoDaExcluida(id),
      senha_hash: null,
      suspensa_em: null,
      excluida_em: agora,
      aguarda_ativacao: false,
      email_confirmado_em: null,
      ultimo_acesso_em: null,
      ref: null,
    })
    .where('id', '=', id)
    .execute();
  for (const tabela of TUDO_DA_CONTA) {
    await trx.deleteFrom(tabela).where('conta_id', '=', id).execute();
  }
  await trx.updateTable('aceite').set({ endereco: '', agente: '' }).where('conta_id', '=', id).execute();
  const emailConfirmado = conta.email_confirmado_em && conta.email;
  await esquecer(trx, emailConfirmado);
  if (emailConfirmado) await esquecerDoEmail(trx, emailConfirmado);
  await auditar(trx, autoria, { id, antes: { papel } });
});

async function esquecerDoEmail(trx: Trx, email: string): Promise<void> {
  await esquecerDasImportacoes(trx, email);
  await esquecerDosInteresses(trx, email);
  await trx
    .deleteFrom('codigo_social')
    .where((eb) => eb(eb.ref('identidade', '->>').key('email'), '=', email))
    .execute();
}
