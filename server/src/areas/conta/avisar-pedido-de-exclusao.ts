import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { DIAS_PARA_EXCLUIR } from '@indica-bem/domain/conta/exclusao';
import { numeroDoTipo } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { sql } from 'kysely';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

type Aviso = { contaId: number; equipeId: number };

const ASSUNTO = 'Pedido de exclusão de conta';

/** To one of the team. Not if the person gave up meanwhile, or the account is gone. */
export async function avisarPedidoDeExclusao(ctx: Contexto, correio: Correio, aviso: Aviso): Promise<void> {
  const pedido = await ctx.db
    .selectFrom('conta as c')
    .leftJoin('prescritor as p', 'p.id', 'c.id')
    .leftJoin('lojista as l', 'l.id', 'c.id')
    .innerJoin('conta as k', (em) => em.on('k.id', '=', aviso.equipeId))
    .select(['c.exclusao_pedida_em', 'p.perfil', 'k.email'])
    .select(sql<string>`coalesce(p.nome, l.razao_social, '')`.as('nome'))
    .where('c.id', '=', aviso.contaId)
    .where('c.excluida_em', 'is', null)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!pedido?.exclusao_pedida_em) return;
  const link = `${ctx.urlPublica()}/web/usuarios/editar/${numeroDoTipo(pedido.perfil ?? 'lojista')}/${aviso.contaId}`;
  const frase = `${semEndereco(pedido.nome)} pediu a exclusão da conta em ${diaDoMomento(pedido.exclusao_pedida_em)}.`;
  const acao = `Responda em até ${DIAS_PARA_EXCLUIR} dias: no cadastro dá para baixar os dados e deletar a conta.`;
  const rodape = 'Se a pessoa desistir, o pedido some do cadastro: confira antes de deletar.';
  await correio.enviar({
    para: pedido.email,
    chave: `exclusao-${aviso.contaId}-${pedido.exclusao_pedida_em.getTime()}-${aviso.equipeId}`,
    assunto: ASSUNTO,
    texto: [frase, '', acao, link, '', rodape].join('\n'),
    html: moldura({
      titulo: ASSUNTO,
      conteudo: `${paragrafo(escaparHtml(frase))}${paragrafo(acao)}${botao('Abrir o cadastro', link)}${nota(rodape)}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}
