import type { Lembretes } from '@indica-bem/domain/conta/contrato-dos-lembretes';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import { ato, transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { chaveDe } from './chave-de-limite';
import { exigirContaViva } from './exigir-conta-viva';
import { lerPasse } from './passe';

/** That reminders may go to the account `k`: alive, at a mailbox known to be theirs, and not switched off. */
export const QUER_LEMBRETES = sql<boolean>`(
  k.excluida_em is null and k.suspensa_em is null and k.email_confirmado_em is not null
  and not exists (select from sem_lembretes s where s.conta_id = k.id))`;

export async function verLembretes(db: Leitura, id: number): Promise<Lembretes> {
  const { desligados, email, email_confirmado_em } = await db
    .selectFrom('conta as k')
    .leftJoin('sem_lembretes as s', 's.conta_id', 'k.id')
    .select(['k.email', 'k.email_confirmado_em', sql<boolean>`s.conta_id is not null`.as('desligados')])
    .where('k.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ligados: !desligados, email, email_confirmado: email_confirmado_em !== null };
}

type Alteracao = { id: number; ligados: boolean; agora: Date; autoria: Autoria };

export const alterarLembretes = ato(async (trx, { id, ...escolha }: Alteracao): Promise<Lembretes> => {
  await exigirContaViva(trx, id);
  await gravar(trx, { conta: { id }, ...escolha });
  return verLembretes(trx, id);
});

type Pedido = { passe: string; agora: Date; autoria: Autoria };

/**
 * From the mail itself, without a session: whoever holds the address got the mail. Good for the mailbox it was sent to;
 * one that is no longer the account's gets no reminders anyway, and is told the same.
 */
export async function desligarLembretes(ctx: Contexto, { passe, agora, autoria }: Pedido): Promise<void> {
  const lido = await lerPasse(ctx.db, 'desligar-lembretes', passe, agora);
  if (!lido) throw new Recusa('LINK_DOS_LEMBRETES');
  await transacao(ctx.db, async (trx) => {
    const conta = await trx
      .selectFrom('conta')
      .select(['id', 'papel', 'email'])
      .where('id', '=', lido.id)
      .where('excluida_em', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!conta || chaveDe(conta.email) !== lido.caixa) return nadaFeito(autoria);
    await gravar(trx, { conta, ligados: false, agora, autoria });
  });
}

type Conta = { id: number; papel?: 'tutor' | 'prescritor' | 'lojista' | 'indicabem' };
type Gravacao = Omit<Alteracao, 'id'> & { conta: Conta };

async function gravar(trx: Trx, { conta: { id, papel }, ligados, agora, autoria }: Gravacao): Promise<void> {
  const { numAffectedRows: mudadas = 0n } = ligados
    ? await sql`delete from sem_lembretes where conta_id = ${id}`.execute(trx)
    : await sql`insert into sem_lembretes (conta_id, desde) values (${id}, ${agora}) on conflict do nothing`.execute(
        trx,
      );
  if (mudadas === 0n) return nadaFeito(autoria);
  const feito = { id, antes: { ligados: !ligados }, depois: { ligados } };
  await auditar(trx, autoria, papel ? { ...feito, quem: { id, papel } } : feito);
}
