import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { type MotivoDeEstorno, NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

/** The team undid a sale of the store, asked for or not. */
export async function avisarLojaDoEstorno(ctx: Contexto, correio: Correio, estornoId: number): Promise<void> {
  const e = await ctx.db
    .selectFrom('estorno as e')
    .innerJoin('cupom as c', 'c.id', 'e.cupom_id')
    .innerJoin('conta as k', 'k.id', 'e.lojista_id')
    .leftJoin('pedido_de_estorno as q', (em) =>
      em.onRef('q.cupom_id', '=', 'e.cupom_id').onRef('q.vez', '=', 'e.vez').on('q.estado', '=', 'aprovado'),
    )
    .select(['k.email', 'c.codigo', 'e.valor', 'e.data_efetivacao', 'e.nome_funcionario', 'e.motivo', 'e.texto'])
    .select(['q.id as pedido', 'q.resposta'])
    .where('e.id', '=', estornoId)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!e) return;
  const pedido = e.pedido !== null;
  await correio.enviar({
    para: e.email,
    chave: `estorno-loja-${estornoId}`,
    ...escrever(e, {
      titulo: pedido ? 'Seu pedido de estorno foi aprovado' : 'Uma venda da sua loja foi estornada',
      frase: pedido ? 'A equipe aprovou o pedido e estornou esta venda:' : 'A equipe estornou esta venda:',
      porque: e.resposta ?? porqueDoEstorno(e),
      link: `${ctx.urlPublica()}/web/cupom/estornados`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

/** "Outro" alone says nothing: the store reads what was written, its own words or the team's. */
const porqueDoEstorno = ({ motivo, texto }: { motivo: MotivoDeEstorno; texto: string | null }) =>
  [`Motivo: ${NOMES_DOS_MOTIVOS_DE_ESTORNO[motivo]}.`, texto].filter(Boolean).join(' ');

/** The sale stands. Not written if the sentence was forgotten with its tutor meanwhile. */
export async function avisarPedidoRecusado(ctx: Contexto, correio: Correio, pedidoId: number): Promise<void> {
  const q = await ctx.db
    .selectFrom('pedido_de_estorno as q')
    .innerJoin('cupom as c', 'c.id', 'q.cupom_id')
    .leftJoin('estorno as e', (em) => em.onRef('e.cupom_id', '=', 'q.cupom_id').onRef('e.vez', '=', 'q.vez'))
    .innerJoin('conta as k', 'k.id', 'q.lojista_id')
    .select(['k.email', 'c.codigo', 'q.resposta'])
    .select(({ fn }) => [
      fn.coalesce('e.valor', 'c.valor').as('valor'),
      fn.coalesce('e.data_efetivacao', 'c.data_efetivacao').as('data_efetivacao'),
      fn.coalesce('e.nome_funcionario', 'c.nome_funcionario').as('nome_funcionario'),
    ])
    .where('q.id', '=', pedidoId)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!q) return;
  await correio.enviar({
    para: q.email,
    chave: `pedido-recusado-${pedidoId}`,
    ...escrever(q, {
      titulo: 'Seu pedido de estorno não foi aprovado',
      frase: 'A equipe analisou o pedido e manteve esta venda:',
      porque: q.resposta ?? 'A equipe manteve a venda.',
      link: `${ctx.urlPublica()}/web/cupom/efetivados`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

type Venda = { codigo: string; valor: number | null; data_efetivacao: string | null; nome_funcionario: string | null };
type Carta = { titulo: string; frase: string; porque: string; link: string; urlPublica: string };

function escrever(venda: Venda, { titulo, frase, porque, link, urlPublica }: Carta) {
  const qual = `Cupom ${formatarCodigo(venda.codigo)}, ${formatarReais(venda.valor ?? 0)}`;
  const quando = `${isoParaBr(venda.data_efetivacao ?? '')}, funcionário ${semEndereco(venda.nome_funcionario ?? '')}`;
  const fato = `<p style="margin:0;font-weight:700">${escaparHtml(qual)}</p><p style="margin:4px 0 0">${escaparHtml(quando)}</p>`;
  return {
    assunto: titulo,
    texto: [frase, '', qual, quando, '', porque, '', link].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(frase)}${quadro(fato)}${paragrafo(escaparHtml(porque))}${botao('Ver as vendas', link)}`,
      urlPublica,
    }),
  };
}
