import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import type { Contexto } from '../../nucleo/contexto';
import { VALIDADE_DA_INDICACAO } from '../prescricao/sql';
import { type Carta, escreverCarta, quantasEscolhas } from './carta-da-equipe';

/** As it stands when the letter goes out: what was changed again meanwhile, or is past its day, needs no word. */
export async function avisarBloqueio(ctx: Contexto, correio: Correio, acontecimentoId: number): Promise<void> {
  const aviso = await lerAviso(ctx.db, acontecimentoId);
  if (!aviso || (aviso.validade !== null && aviso.validade < hojeEmSaoPaulo(ctx.relogio()))) return;
  const carta = aviso.tipo === 'indicacao_bloqueada' ? bloqueada(aviso) : desbloqueada(aviso);
  await correio.enviar({
    para: aviso.email,
    chave: `bloqueio-${acontecimentoId}`,
    ...escreverCarta(aviso, carta, ctx.urlPublica()),
  });
}

type Aviso = NonNullable<Awaited<ReturnType<typeof lerAviso>>>;

const lerAviso = (db: Leitura, id: number) =>
  db
    .selectFrom('acontecimento as a')
    .innerJoin('prescricao as p', 'p.id', 'a.prescricao_id')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 't.id')
    .leftJoin('cupom as c', 'c.id', 'a.cupom_id')
    .leftJoin('lojista as l', 'l.id', 'c.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['a.tipo', 'k.email', 't.nome', 'l.nome_fantasia as loja', 'p.id as indicacao', 'p.vinculos'])
    .select(sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto'))
    .select(sql<string | null>`${sql.raw(VALIDADE_DA_INDICACAO)}`.as('validade'))
    .where('a.id', '=', id)
    .where('p.data_ativacao', 'is', null)
    .where(
      sql<boolean>`case a.tipo when 'indicacao_bloqueada' then p.bloqueada_em = a.em else p.bloqueada_em is null end`,
    )
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();

/** Why is between the team and whoever asked for it: it may be a suspicion, and the person may be who was robbed. */
function bloqueada({ nome, loja }: Aviso): Carta {
  const cupom = loja ? ` O cupom que você tinha na loja ${semEndereco(loja)} não vale mais no caixa.` : '';
  return {
    titulo: 'Sua indicação foi bloqueada',
    frase: `${ola(nome)} A equipe do ${MARCA.nome} bloqueou esta indicação.${cupom}`,
    depois:
      'Enquanto estiver assim, não dá para escolher loja com ela. O alimento e a quantidade por dia continuam na sua conta.',
    rodape: `Acha que é engano? Escreva para ${MARCA.email}.`,
    escolher: false,
  };
}

function desbloqueada({ nome, vinculos, validade }: Aviso): Carta {
  return {
    titulo: 'Sua indicação foi desbloqueada',
    frase: `${ola(nome)} A equipe do ${MARCA.nome} desbloqueou esta indicação.`,
    depois: quantasEscolhas(vinculos),
    rodape: [
      validade && vinculos > 0 ? `O prazo para usar a indicação continua o mesmo: até ${isoParaBr(validade)}. ` : '',
      `Dúvidas? Escreva para ${MARCA.email}.`,
    ].join(''),
    escolher: vinculos > 0,
  };
}
