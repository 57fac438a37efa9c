import { ROTULO_DO_HERDADO } from '@indica-bem/domain/acerto/regras';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { linhasDoRegistro, raizEmGrupos } from '@indica-bem/domain/registro/meu-quilo';
import { sql } from 'kysely';
import type { Correio } from '../../mail/correio';
import type { Contexto } from '../../nucleo/contexto';
import { lerMarcoDoMes } from '../registro/ler-marco-do-mes';
import { escreverCarta } from './carta';
import { HERDADO } from './sql';

/** The store's month was closed. A suspended store is told too: it is owed what it sold. A deleted one has no mailbox. */
export async function avisarAcerto(ctx: Contexto, correio: Correio, acertoId: number): Promise<void> {
  const a = await ctx.db
    .selectFrom('acerto as a')
    .innerJoin('conta as k', 'k.id', 'a.lojista_id')
    .select(['k.email', 'a.mes', 'a.compras', 'a.ajustes', 'a.anterior', 'a.total'])
    .select(sql<number>`${sql.raw(HERDADO)}`.as('herdado'))
    .where('a.id', '=', acertoId)
    .where('k.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!a) return;
  const mes = nomeDoMes(mesDe(a.mes));
  const marco = await lerMarcoDoMes(ctx.db, mesDe(a.mes));
  await correio.enviar({
    para: a.email,
    chave: `acerto-${acertoId}`,
    ...escreverCarta({
      titulo: `Acerto de ${mes}`,
      frase: `O mês de ${mes} foi fechado.`,
      fatos: [`Total: ${formatarReais(a.total)}`, contar(a), ...transportado(a)],
      porque: oQueSegue(a.total),
      testemunho: marco && testemunhar(marco, ctx.urlPublica()),
      acao: 'Ver o acerto',
      link: `${ctx.urlPublica()}/web/acerto/${acertoId}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

/** The mail outlives whoever would rather change the register: so it carries the root. */
const testemunhar = ({ tamanho, raiz }: { tamanho: number; raiz: string }, urlPublica: string) => ({
  frase:
    `Quando o mês foi fechado, o registro público das doações tinha ${linhasDoRegistro(tamanho)}, e este código o ` +
    'resume. Guarde este e-mail: com ele qualquer pessoa confere que nada do que foi doado até então mudou depois.',
  codigo: raizEmGrupos(raiz),
  onde: `${urlPublica}/web/transparencia`,
});

const quantos = (n: number, um: string, muitos: string) => `${n} ${n === 1 ? um : muitos}`;

const contar = ({ compras, ajustes }: { compras: number; ajustes: number }) =>
  [quantos(compras, 'compra', 'compras'), ...(ajustes > 0 ? [quantos(ajustes, 'ajuste', 'ajustes')] : [])].join(', ');

const transportado = ({ anterior, herdado }: { anterior: number; herdado: number }) => [
  ...(anterior < herdado ? [`Do acerto anterior: ${formatarReais(anterior - herdado)}`] : []),
  ...(herdado < 0 ? [`${ROTULO_DO_HERDADO}: ${formatarReais(herdado)}`] : []),
];

function oQueSegue(total: number): string {
  if (total < 0) return 'Não há valor a receber: o saldo será descontado do próximo acerto.';
  if (total === 0) return 'Não há valor a receber neste mês.';
  return 'Confira as linhas. Se discordar de alguma, conteste na própria tela.';
}
