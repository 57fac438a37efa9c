import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { PRAZO_DA_ESCOLHA } from './sql';

type Aviso = { lojistaId: number; tutorId: number };

/** One letter for all that waited there. What found another store meanwhile, or is past its day, is not spoken of. */
export async function avisarQueLojaSaiu(ctx: Contexto, correio: Correio, aviso: Aviso): Promise<void> {
  const esperam = await recomendacoesSoltas(ctx, aviso);
  const [primeira] = esperam;
  if (!primeira) return;
  await correio.enviar({
    para: primeira.email,
    chave: `loja-saiu-${aviso.lojistaId}-${aviso.tutorId}`,
    ...escrever(esperam, ctx.urlPublica()),
  });
}

type Solta = { id: number; produto: string | null; loja: string; nome: string; email: string; prazo: string };

const PRAZO_DELA = sql<string>`${sql.raw(PRAZO_DA_ESCOLHA)}`;

const recomendacoesSoltas = (ctx: Contexto, { lojistaId, tutorId }: Aviso): Promise<Solta[]> =>
  ctx.db
    .selectFrom('cupom as c')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 'p.tutor_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(({ fn }) => [
      'p.id',
      fn.coalesce('d.nome', 'p.titulo_especifico').as('produto'),
      'l.nome_fantasia as loja',
      't.nome',
      'k.email',
      PRAZO_DELA.as('prazo'),
    ])
    .where('c.lojista_id', '=', lojistaId)
    .where('c.devolvido', '=', true)
    .where('c.motivo_cancelamento', '=', 'exclusao')
    .where(PRAZO_DELA, '>=', hojeEmSaoPaulo(ctx.relogio()))
    .where('p.tutor_id', '=', tutorId)
    .where('p.lojista_id', 'is', null)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .orderBy('p.id')
    .execute();

function escrever(esperam: [Solta, ...Solta[]] | Solta[], urlPublica: string) {
  const { nome, loja, id } = esperam[0] as Solta;
  const link = esperam.length === 1 ? `${urlPublica}/web/lojistas/${id}` : `${urlPublica}/web/prescricoes`;
  const titulo = 'Escolha outra loja para o seu cupom';
  const frase = `${ola(nome)} A loja ${semEndereco(loja)} deixou o ${MARCA.nome}, e o cupom que você tinha nela não vale mais. O seu desconto continua: escolha outra loja, sem gastar troca.`;
  const produtos = esperam.map(
    ({ produto, prazo }) => `${nomeEmUmaLinha(produto ?? 'Indicação')}, até ${isoParaBr(prazo)}`,
  );
  const prazo = 'O prazo para escolher a loja e comprar está ao lado de cada produto.';
  const lista = produtos.map((produto) => `<p style="margin:0;font-weight:700">${escaparHtml(produto)}</p>`).join('');
  return {
    assunto: titulo,
    texto: [frase, '', ...produtos, '', 'Escolher outra loja:', link, '', prazo].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(lista)}${botao('Escolher outra loja', link)}${nota(prazo)}`,
      urlPublica,
    }),
  };
}
