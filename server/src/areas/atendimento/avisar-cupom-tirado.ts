import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import type { Contexto } from '../../nucleo/contexto';
import { PRAZO_DA_ESCOLHA } from '../prescricao/sql';
import { type Carta, escreverCarta, quantasEscolhas } from './carta-da-equipe';

/** As it stands when the letter goes out: who chose another store meanwhile, was blocked, or whose time is over, needs no word. */
export async function avisarCupomTirado(ctx: Contexto, correio: Correio, acontecimentoId: number): Promise<void> {
  const aviso = await lerAviso(ctx.db, acontecimentoId, hojeEmSaoPaulo(ctx.relogio()));
  if (!aviso) return;
  await correio.enviar({
    para: aviso.email,
    chave: `cupom-tirado-${acontecimentoId}`,
    ...escreverCarta(aviso, cartaDo(aviso), ctx.urlPublica()),
  });
}

type Aviso = NonNullable<Awaited<ReturnType<typeof lerAviso>>>;

const PRAZO_DELA = sql<string>`${sql.raw(PRAZO_DA_ESCOLHA)}`;

const lerAviso = (db: Leitura, id: number, hoje: string) =>
  db
    .selectFrom('acontecimento as a')
    .innerJoin('cupom as c', 'c.id', 'a.cupom_id')
    .innerJoin('prescricao as p', 'p.id', 'a.prescricao_id')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 't.id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['a.tipo', 'k.email', 't.nome', 'l.nome_fantasia as loja', PRAZO_DELA.as('validade'), 'p.id as indicacao'])
    .select(['p.vinculos', sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto')])
    .where('a.id', '=', id)
    .where('p.lojista_id', 'is', null)
    .where('p.bloqueada_em', 'is', null)
    .where(PRAZO_DELA, '>=', hoje)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();

/** Why is between the team and whoever asked for it: it may be a suspicion. */
function cartaDo({ tipo, nome, loja, vinculos, validade }: Aviso): Carta {
  const devolvido = tipo === 'cupom_liberado';
  const escolher = devolvido || vinculos > 0;
  const prazo = `O prazo para usar a indicação continua o mesmo: até ${isoParaBr(validade)}. `;
  return {
    titulo: 'Seu cupom foi cancelado',
    frase: `${ola(nome)} A equipe do ${MARCA.nome} cancelou o cupom que você tinha na loja ${semEndereco(loja)}. Ele não vale mais no caixa.`,
    depois: devolvido ? 'O seu desconto continua: escolha outra loja, sem gastar troca.' : quantasEscolhas(vinculos),
    rodape: `${escolher ? prazo : ''}Se você não pediu, escreva para ${MARCA.email}.`,
    escolher,
  };
}
