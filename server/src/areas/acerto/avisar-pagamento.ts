import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import type { Contexto } from '../../nucleo/contexto';
import { escreverCarta } from './carta';

/** The store's month was paid. Not written if it was undone meanwhile. */
export async function avisarPagamento(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const p = await lerPagamento(ctx.db, id);
  if (!p || p.desfeito_em) return;
  await correio.enviar({
    para: p.email,
    chave: `acerto-pago-${id}`,
    ...escreverCarta({
      titulo: `Acerto de ${p.nome} pago`,
      frase: `O acerto de ${p.nome} foi pago.`,
      fatos: [
        formatarReais(p.valor),
        `Pago em ${isoParaBr(p.data)}`,
        ...(p.referencia ? [`Referência: ${p.referencia}`] : []),
      ],
      porque: 'Se o valor não chegou à conta da loja, fale com a equipe.',
      ...ligar(ctx, p.acerto_id),
    }),
  });
}

/** It had been written down by mistake: the month is owed again. */
export async function avisarPagamentoDesfeito(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const p = await lerPagamento(ctx.db, id);
  if (!p?.desfeito_em) return;
  await correio.enviar({
    para: p.email,
    chave: `acerto-desfeito-${id}`,
    ...escreverCarta({
      titulo: `Pagamento do acerto de ${p.nome} desfeito`,
      frase: `A equipe desfez o registro do pagamento do acerto de ${p.nome}. O valor continua devido à loja.`,
      fatos: [formatarReais(p.valor), `Estava registrado como pago em ${isoParaBr(p.data)}`],
      porque: `Motivo: ${p.motivo}`,
      ...ligar(ctx, p.acerto_id),
    }),
  });
}

const ligar = (ctx: Contexto, acertoId: number) => ({
  acao: 'Ver o acerto',
  link: `${ctx.urlPublica()}/web/acerto/${acertoId}`,
  urlPublica: ctx.urlPublica(),
});

async function lerPagamento(db: Leitura, id: number) {
  const p = await db
    .selectFrom('acerto_pagamento as p')
    .innerJoin('acerto as a', 'a.id', 'p.acerto_id')
    .innerJoin('conta as k', 'k.id', 'a.lojista_id')
    .select(['k.email', 'a.mes', 'p.acerto_id', 'p.valor', 'p.data', 'p.referencia', 'p.desfeito_em', 'p.motivo'])
    .where('p.id', '=', id)
    .where('k.excluida_em', 'is', null)
    .executeTakeFirst();
  return p && { ...p, nome: nomeDoMes(mesDe(p.mes)) };
}
