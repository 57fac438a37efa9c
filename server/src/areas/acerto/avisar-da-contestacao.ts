import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import type { Contexto } from '../../nucleo/contexto';
import { escreverCarta } from './carta';

/** To one of the team. Answered meanwhile, it waits for nobody. */
export async function avisarContestacao(
  ctx: Contexto,
  correio: Correio,
  { contestacaoId, contaId }: { contestacaoId: number; contaId: number },
): Promise<void> {
  const k = await lerContestada(ctx.db, contestacaoId);
  const quem = await ctx.db
    .selectFrom('conta')
    .select('email')
    .where('id', '=', contaId)
    .where('excluida_em', 'is', null)
    .where('suspensa_em', 'is', null)
    .executeTakeFirst();
  if (k?.estado !== 'aberta' || !quem) return;
  await correio.enviar({
    para: quem.email,
    chave: `contestacao-${contestacaoId}-${contaId}`,
    ...escreverCarta({
      titulo: 'Contestação de acerto',
      frase: `A loja ${semEndereco(k.nome_fantasia)} contestou uma linha do acerto de ${k.nome}.`,
      fatos: [...k.fatos, ...(k.texto ? [`A loja escreveu: “${k.texto}”`] : [])],
      porque: 'Aceite ou recuse a contestação, com uma frase para a loja.',
      acao: 'Abrir as contestações',
      link: `${ctx.urlPublica()}/web/acertos/contestacoes`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

export async function avisarResposta(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const k = await lerContestada(ctx.db, id);
  if (!k || k.estado === 'aberta' || k.excluida_em) return;
  const aceita = k.estado === 'aceita';
  await correio.enviar({
    para: k.email,
    chave: `contestacao-respondida-${id}`,
    ...escreverCarta({
      titulo: aceita ? 'Sua contestação foi aceita' : 'Sua contestação não foi aceita',
      frase: `A equipe respondeu a sua contestação sobre esta linha do acerto de ${k.nome}:`,
      fatos: k.fatos,
      porque: k.resposta ?? (aceita ? 'A equipe aceitou a contestação.' : 'A equipe manteve a linha.'),
      acao: 'Ver o acerto',
      link: `${ctx.urlPublica()}/web/acerto/${k.acerto_id}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

async function lerContestada(db: Leitura, id: number) {
  const k = await db
    .selectFrom('contestacao as k')
    .innerJoin('acerto_linha as l', 'l.id', 'k.linha_id')
    .innerJoin('acerto as a', 'a.id', 'l.acerto_id')
    .innerJoin('conta as c', 'c.id', 'a.lojista_id')
    .select(['k.estado', 'k.texto', 'k.resposta', 'a.id as acerto_id', 'a.mes', 'a.nome_fantasia', 'c.email'])
    .select(['c.excluida_em', 'l.codigo', 'l.data', 'l.valor', 'l.parte_grupo'])
    .where('k.id', '=', id)
    .executeTakeFirst();
  if (!k) return undefined;
  const fatos = [
    `Cupom ${formatarCodigo(k.codigo)}, ${formatarReais(k.valor)}`,
    `${isoParaBr(k.data)}, parte do grupo ${formatarReais(k.parte_grupo)}`,
  ];
  return { ...k, nome: nomeDoMes(mesDe(k.mes)), fatos };
}
