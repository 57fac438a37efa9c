import { MARCA } from '@indica-bem/domain/marca';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import { transacao } from '../../db/transacao';
import type { Correio } from '../../mail/correio';
import { escreverSemConfirmar } from '../../mail/cota-de-emails';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { chaveDe, limitarEndereco } from './chave-de-limite';
import { assinarPasse, lerPasse } from './passe';

type Confirmacao = { passe: string; endereco: string; agora: Date; autoria: Autoria };

const POR_ENDERECO = { max: 60, janela: 3600 };
const UM_POR_MINUTO = { max: 1, janela: 60 };
const CINCO_POR_DIA = { max: 5, janela: 86_400 };

/** The mailbox answered: it is theirs. Good for the address it was sent to, and for no later one. */
export async function confirmarEmail(ctx: Contexto, confirmacao: Confirmacao): Promise<void> {
  const { passe, endereco, agora, autoria } = confirmacao;
  await limitarEndereco(ctx, { nome: 'confirmar', endereco, agora }, POR_ENDERECO);
  const lido = await lerPasse(ctx.db, 'confirmar-email', passe, agora);
  const conta =
    lido &&
    (await ctx.db
      .selectFrom('conta')
      .select(['id', 'papel', 'email'])
      .where('id', '=', lido.id)
      .where('excluida_em', 'is', null)
      .executeTakeFirst());
  if (!conta || chaveDe(conta.email) !== lido.caixa) throw new Recusa('CONFIRMACAO_INVALIDA');
  await transacao(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('conta')
      .set({ email_confirmado_em: agora })
      .where('id', '=', conta.id)
      .where('email', '=', conta.email)
      .where('email_confirmado_em', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await auditar(trx, autoria, { id: conta.id, quem: conta });
    else nadaFeito(autoria);
  });
}

/** Once more, for who did not find the first. */
export async function pedirConfirmacao(ctx: Contexto, id: number, agora: Date, autoria: Autoria): Promise<void> {
  if (ctx.config.limites) {
    await consumir(ctx.db, `confirmacao:minuto:${id}`, UM_POR_MINUTO, agora);
    await consumir(ctx.db, `confirmacao:dia:${id}`, CINCO_POR_DIA, agora);
  }
  await transacao(ctx.db, async (trx) => {
    await ctx.fila.enfileirar(trx, 'email-confirmacao', { contaId: id });
    await auditar(trx, autoria, { id });
  });
}

/** Not to who has confirmed meanwhile, nor to an invited person: the invitation's link does the same. */
export async function enviarConfirmacao(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const conta = await ctx.db
    .selectFrom('conta as c')
    .leftJoin('tutor as t', 't.id', 'c.id')
    .leftJoin('prescritor as p', 'p.id', 'c.id')
    .leftJoin('lojista as l', 'l.id', 'c.id')
    .leftJoin('administrador as a', 'a.id', 'c.id')
    .select(['c.email', sql<string>`coalesce(t.nome, p.nome, l.nome_fantasia, a.nome, '')`.as('nome')])
    .where('c.id', '=', id)
    .where('c.email_confirmado_em', 'is', null)
    .where('c.senha_hash', 'is not', null)
    .where('c.suspensa_em', 'is', null)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (conta) await escreverSemConfirmar(ctx, conta.email, () => escrever(ctx, correio, { id, ...conta }));
}

type AConfirmar = { id: number; email: string; nome: string };

async function escrever(ctx: Contexto, correio: Correio, conta: AConfirmar): Promise<void> {
  const { id, email } = conta;
  const passe = await assinarPasse(ctx.db, 'confirmar-email', { id, caixa: chaveDe(email) }, ctx.relogio());
  const link = `${ctx.urlPublica()}/web/confirmar-email/${passe}`;
  const saudacao = ola(conta.nome);
  const corpo = `Confirme que este e-mail é seu para receber lembretes do ${MARCA.nome}. O link vale por 7 dias.`;
  const rodape = 'Se você não criou uma conta, ignore este e-mail: sem a confirmação não enviamos lembretes.';
  await correio.enviar({
    para: email,
    assunto: 'Confirme seu e-mail',
    texto: [saudacao, '', corpo, '', 'Confirmar meu e-mail:', link, '', rodape].join('\n'),
    html: moldura({
      titulo: 'Confirme seu e-mail',
      conteudo: `${paragrafo(escaparHtml(saudacao))}${paragrafo(corpo)}${botao('Confirmar meu e-mail', link)}${nota(rodape)}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}
