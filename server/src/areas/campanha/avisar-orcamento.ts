import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { gastosDoOrcamento, type Medida, type UsoDaCampanha } from '@indica-bem/domain/campanha/orcamento';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { lerUso } from './orcamento';

type Aviso = { campanhaId: number; medida: Medida; nivel: number; contaId: number };

/** To one of the team, with the numbers of this moment. A budget changed meanwhile took the mark away: nothing to say. */
export async function avisarOrcamento(ctx: Contexto, correio: Correio, aviso: Aviso): Promise<void> {
  const { campanhaId, medida, nivel, contaId } = aviso;
  const linha = await ctx.db
    .selectFrom('aviso_de_orcamento as a')
    .innerJoin('campanha as k', 'k.id', 'a.campanha_id')
    .innerJoin('conta as c', (em) => em.on('c.id', '=', contaId))
    .select(['k.descritivo', 'k.limite_cupons', 'k.teto', 'a.avisado_em', 'c.email'])
    .where('a.campanha_id', '=', campanhaId)
    .where('a.medida', '=', medida)
    .where('a.nivel', '=', nivel)
    .where('k.excluida_em', 'is', null)
    .where('c.excluida_em', 'is', null)
    .where('c.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!linha) return;
  const uso = await lerUso(ctx.db, campanhaId, hojeEmSaoPaulo(ctx.relogio()));
  const gasto = gastosDoOrcamento(linha, uso).find((outro) => outro.medida === medida);
  if (!gasto) return;
  const assunto = nivel === 100 ? 'Orçamento de campanha esgotado' : `Orçamento de campanha em ${nivel}%`;
  const frases = [
    `A campanha “${linha.descritivo}” ${nivel === 100 ? 'chegou ao fim' : `passou de ${nivel}%`} ${ORCAMENTO[medida]}: ${quanto(gasto)}.`,
    nivel === 100
      ? `Os cupons gerados a partir de agora nas lojas dela dão ${DESCONTO_BASE}%; os já gerados não mudam.`
      : `No fim dele, os cupons novos das lojas dela dão ${DESCONTO_BASE}%; os já gerados não mudam.`,
    ...emAberto(medida, uso),
  ];
  const link = `${ctx.urlPublica()}/web/campanhas/editar/${campanhaId}`;
  await correio.enviar({
    para: linha.email,
    chave: `orcamento-${campanhaId}-${medida}-${nivel}-${linha.avisado_em.getTime()}-${contaId}`,
    assunto,
    texto: [...frases, '', link].join('\n'),
    html: moldura({
      titulo: assunto,
      conteudo: `${frases.map((frase) => paragrafo(escaparHtml(frase))).join('')}${botao('Abrir a campanha', link)}${nota('Avisamos uma vez em 80% e uma em 100%; com outro orçamento, de novo.')}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

const ORCAMENTO: Record<Medida, string> = { cupons: 'do limite de cupons', teto: 'do teto em reais' };

function quanto({ medida, gasto, de }: { medida: Medida; gasto: number; de: number }): string {
  const formatar = medida === 'teto' ? formatarReais : formatarInteiro;
  return `${formatar(gasto)} de ${formatar(de)}`;
}

/** What was promised is kept: those may still take it past the ceiling. */
function emAberto(medida: Medida, { em_aberto }: UsoDaCampanha): string[] {
  if (medida !== 'teto' || em_aberto === 0) return [];
  return [
    em_aberto === 1
      ? '1 cupom em aberto ainda pode ser usado, e passar do teto.'
      : `${formatarInteiro(em_aberto)} cupons em aberto ainda podem ser usados, e passar do teto.`,
  ];
}
