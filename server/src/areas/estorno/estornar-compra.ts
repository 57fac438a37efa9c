import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { MotivoDeEstorno } from '@indica-bem/domain/estorno/regras';
import type { Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';
import { contarReposicoesDeNovo } from '../../nucleo/contar-reposicoes-de-novo';
import { deterJulgamento } from '../../nucleo/vez-de-julgar';
import { devolverEscolhas } from '../lojista/devolver-escolhas';
import type { CompraTravada } from './travar-compra';

type Estorno = {
  motivo: MotivoDeEstorno;
  texto: string | null;
  quem: { id: number; papel: Papel };
  agora: Date;
  /** The team's sentence to the store that had asked. */
  resposta?: string | null;
};

/**
 * Undoes a purchase whose recommendation and coupon are locked: it is written down whole, the coupon begins its next turn,
 * the recommendation is open again, and its kilogram is no longer counted or waited for. Answers the id of the estorno.
 */
export async function estornarCompra(
  trx: Trx,
  fila: Fila,
  { cupom, tutorId, tutorExcluido, lojaExcluida }: CompraTravada,
  estorno: Estorno,
): Promise<number> {
  const { motivo, quem, agora } = estorno;
  // Nobody will come to empty them: that person is gone already.
  const texto = tutorExcluido ? null : estorno.texto;
  const resposta = tutorExcluido ? null : estorno.resposta;
  await deterJulgamento(trx);
  const { id } = await trx
    .insertInto('estorno')
    .columns([
      'cupom_id',
      'vez',
      'prescricao_id',
      'lojista_id',
      ...COMPRA,
      'motivo',
      'texto',
      'estornado_por',
      'estornado_em',
    ])
    .expression((eb) =>
      eb
        .selectFrom('cupom')
        .select(['id', 'vez', 'prescricao_id', 'lojista_id', ...COMPRA])
        .select((e) => [e.val(motivo).as('motivo'), e.val(texto).as('texto')])
        .select((e) => [e.val(quem.id).as('estornado_por'), e.val(agora).as('estornado_em')])
        .where('id', '=', cupom.id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('cupom')
    .set({ ...SEM_COMPRA, vez: cupom.vez + 1, ...(tutorExcluido ? CANCELADO : { estado: 'ativo' as const }) })
    .where('id', '=', cupom.id)
    .where('vez', '=', cupom.vez)
    .execute();
  await trx
    .updateTable('prescricao')
    .set({ data_ativacao: null, peso: null })
    .where('id', '=', cupom.prescricao_id)
    .execute();
  if (lojaExcluida) await devolverEscolhas(trx, cupom.lojista_id, agora);
  await esquecerQuilo(trx, cupom);
  await responderPedido(trx, cupom, { quem, agora, resposta });
  if (tutorId !== null) await contarReposicoesDeNovo(trx, tutorId);
  await fila.enfileirar(trx, 'email-estorno', { estornoId: id });
  if (quem.papel === 'indicabem') await fila.enfileirar(trx, 'email-estorno-loja', { estornoId: id });
  return id;
}

const COMPRA = [
  'valor',
  'descontado',
  'recebido',
  'peso',
  'nome_funcionario',
  'data_efetivacao',
  'efetivado_em',
  'chave',
  'chave_corpo',
  'leitura',
] as const;
const SEM_COMPRA = {
  valor: null,
  descontado: null,
  recebido: null,
  peso: null,
  nome_funcionario: null,
  data_efetivacao: null,
  efetivado_em: null,
  chave: null,
  chave_corpo: null,
  leitura: null,
} satisfies Record<(typeof COMPRA)[number], null>;
const CANCELADO = { estado: 'cancelado', motivo_cancelamento: 'exclusao' } as const;

type Vez = Pick<CompraTravada['cupom'], 'id' | 'vez'>;

/** Nothing waits any more, and the rules about pace do not count it. What was flagged stays written down as undone. */
async function esquecerQuilo(trx: Trx, { id, vez }: Vez): Promise<void> {
  for (const tabela of ['compra_a_julgar', 'compra_recente'] as const)
    await trx.deleteFrom(tabela).where('cupom_id', '=', id).where('vez', '=', vez).execute();
  await trx
    .updateTable('compra_suspeita')
    .set({ estado: 'estornada' })
    .where('cupom_id', '=', id)
    .where('vez', '=', vez)
    .where('estado', '=', 'em_analise')
    .execute();
}

/** Whoever undid it, the store has what it had asked for. */
async function responderPedido(
  trx: Trx,
  { id, vez }: Vez,
  { quem, agora, resposta }: Pick<Estorno, 'quem' | 'agora' | 'resposta'>,
): Promise<void> {
  await trx
    .updateTable('pedido_de_estorno')
    .set({ estado: 'aprovado', resposta: resposta ?? null, respondido_por: quem.id, respondido_em: agora })
    .where('cupom_id', '=', id)
    .where('vez', '=', vez)
    .where('estado', '=', 'aberto')
    .execute();
}
