import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

type Aviso = { pedidoId: number; contaId: number };

const ASSUNTO = 'Pedido de estorno';

/** To one of the team. Answered meanwhile, it waits for nobody. */
export async function avisarEquipeDoPedido(ctx: Contexto, correio: Correio, aviso: Aviso): Promise<void> {
  const pedido = await ctx.db
    .selectFrom('pedido_de_estorno as q')
    .innerJoin('cupom as c', 'c.id', 'q.cupom_id')
    .innerJoin('lojista as l', 'l.id', 'q.lojista_id')
    .innerJoin('conta as k', (em) => em.on('k.id', '=', aviso.contaId))
    .select(['l.nome_fantasia as loja', 'q.motivo', 'q.texto', 'c.valor', 'k.email'])
    .where('q.id', '=', aviso.pedidoId)
    .where('q.estado', '=', 'aberto')
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!pedido) return;
  const link = `${ctx.urlPublica()}/web/estornos`;
  const motivo = NOMES_DOS_MOTIVOS_DE_ESTORNO[pedido.motivo].toLowerCase();
  const frase = `A loja ${semEndereco(pedido.loja)} pediu o estorno de uma venda de ${formatarReais(pedido.valor ?? 0)}. Motivo: ${motivo}.`;
  const daLoja = pedido.texto && `A loja escreveu: “${pedido.texto}”`;
  const acao = 'Aprove ou recuse o pedido, com uma frase para a loja.';
  await correio.enviar({
    para: pedido.email,
    chave: `pedido-de-estorno-${aviso.pedidoId}-${aviso.contaId}`,
    assunto: ASSUNTO,
    texto: [frase, ...(daLoja ? ['', daLoja] : []), '', acao, link].join('\n'),
    html: moldura({
      titulo: ASSUNTO,
      conteudo: `${paragrafo(escaparHtml(frase))}${daLoja ? paragrafo(escaparHtml(daLoja)) : ''}${paragrafo(acao)}${botao('Abrir os pedidos', link)}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}
