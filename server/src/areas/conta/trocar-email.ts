import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { MARCA } from '@indica-bem/domain/marca';
import { mascararEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import type { Tarefas } from '../../jobs/tarefas';
import type { Correio } from '../../mail/correio';
import { escreverSemConfirmar } from '../../mail/cota-de-emails';
import { escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { NA_SITUACAO } from './ler-da-conta';

type Troca = { id: number; email: string; agora: Date };

/**
 * Whoever changes it, the mailbox of before is told: its owner may not have been the one who asked. Of somebody who was
 * invited and never came in it was only mistyped: a stranger there is told nothing, and the invitation goes to the new.
 */
export async function trocarEmail(trx: Trx, fila: Fila, { id, email, agora }: Troca): Promise<void> {
  const conta = await trx
    .selectFrom('conta as c')
    .select([
      'c.email as antigo',
      sql<boolean>`${NA_SITUACAO.convidada}`.as('convidada'),
      sql<boolean>`c.email_confirmado_em is null`.as('semConfirmar'),
    ])
    .where('c.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('conta').set({ email, email_confirmado_em: null }).where('id', '=', id).execute();
  if (conta.convidada) return fila.enfileirar(trx, 'email-convite', { contaId: id });
  const { id: trocaId } = await trx
    .insertInto('troca_de_email')
    .values({ conta_id: id, antigo: conta.antigo, trocado_em: agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fila.enfileirar(trx, 'email-trocado', { trocaId, semConfirmar: conta.semConfirmar });
  await fila.enfileirar(trx, 'email-confirmacao', { contaId: id });
}

/** Says when and, half hidden, where to; the old address is forgotten once the message is out. */
export async function avisarTrocaDeEmail(
  ctx: Contexto,
  correio: Correio,
  { trocaId, semConfirmar = false }: Tarefas['email-trocado'],
): Promise<void> {
  const troca = await ctx.db
    .selectFrom('troca_de_email as x')
    .innerJoin('conta as c', 'c.id', 'x.conta_id')
    .select(['x.antigo', 'x.trocado_em', 'c.email'])
    .where('x.id', '=', trocaId)
    .executeTakeFirst();
  if (!troca) return;
  const quando = momentoCompleto(troca.trocado_em);
  const corpo = `Em ${quando}, o e-mail da sua conta no ${MARCA.nome} passou a ser ${mascararEmail(troca.email)}.`;
  const alerta = `Se não foi você quem pediu, escreva para ${MARCA.email} o quanto antes.`;
  const sobra = 'Este endereço não serve mais para entrar, e esta é a última mensagem que enviamos a ele.';
  const carta = {
    para: troca.antigo,
    assunto: 'O e-mail da sua conta foi trocado',
    texto: ['Olá!', '', corpo, alerta, '', sobra].join('\n'),
    html: moldura({
      titulo: 'O e-mail da sua conta foi trocado',
      conteudo: `${paragrafo('Olá!')}${paragrafo(escaparHtml(corpo))}${paragrafo(`<strong>${escaparHtml(alerta)}</strong>`)}${nota(sobra)}`,
      urlPublica: ctx.urlPublica(),
    }),
  };
  // Who never confirmed it may have written anybody's.
  if (semConfirmar) await escreverSemConfirmar(ctx, troca.antigo, () => correio.enviar(carta));
  else await correio.enviar(carta);
  await transacao(ctx.db, (trx) => trx.deleteFrom('troca_de_email').where('id', '=', trocaId).execute());
}
