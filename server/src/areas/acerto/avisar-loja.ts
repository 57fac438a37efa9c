import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

/** The store's month was closed. A suspended store is told too: it is owed what it sold. A deleted one has no mailbox. */
export async function avisarAcerto(ctx: Contexto, correio: Correio, acertoId: number): Promise<void> {
  const a = await ctx.db
    .selectFrom('acerto as a')
    .innerJoin('conta as k', 'k.id', 'a.lojista_id')
    .select(['k.email', 'a.mes', 'a.compras', 'a.ajustes', 'a.anterior', 'a.total'])
    .where('a.id', '=', acertoId)
    .where('k.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!a) return;
  const mes = nomeDoMes(mesDe(a.mes));
  await correio.enviar({
    para: a.email,
    chave: `acerto-${acertoId}`,
    ...escrever({
      titulo: `Acerto de ${mes}`,
      frase: `O mês de ${mes} foi fechado.`,
      fatos: [`Total: ${formatarReais(a.total)}`, contar(a), ...transportado(a.anterior)],
      porque: oQueSegue(a.total),
      link: `${ctx.urlPublica()}/web/acerto/${acertoId}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

const quantos = (n: number, um: string, muitos: string) => `${n} ${n === 1 ? um : muitos}`;

const contar = ({ compras, ajustes }: { compras: number; ajustes: number }) =>
  [quantos(compras, 'compra', 'compras'), ...(ajustes > 0 ? [quantos(ajustes, 'ajuste', 'ajustes')] : [])].join(', ');

const transportado = (anterior: number) => (anterior < 0 ? [`Do acerto anterior: ${formatarReais(anterior)}`] : []);

function oQueSegue(total: number): string {
  if (total < 0) return 'Não há valor a receber: o saldo será descontado do próximo acerto.';
  if (total === 0) return 'Não há valor a receber neste mês.';
  return 'Confira as linhas. Se discordar de alguma, conteste na própria tela.';
}

type Carta = { titulo: string; frase: string; fatos: string[]; porque: string; link: string; urlPublica: string };

export function escrever({ titulo, frase, fatos, porque, link, urlPublica }: Carta) {
  const [primeiro = '', ...outros] = fatos.map(escaparHtml);
  const fato = `<p style="margin:0;font-weight:700">${primeiro}</p>${outros.map((outro) => `<p style="margin:4px 0 0">${outro}</p>`).join('')}`;
  return {
    assunto: titulo,
    texto: [frase, '', ...fatos, '', porque, '', link].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(fato)}${paragrafo(escaparHtml(porque))}${botao('Ver o acerto', link)}`,
      urlPublica,
    }),
  };
}
