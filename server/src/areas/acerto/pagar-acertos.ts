import type { pagarAcertos as chamada } from '@indica-bem/domain/acerto/contrato-dos-pagamentos';
import { erroDaDataDoPagamento } from '@indica-bem/domain/acerto/regras';
import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { registrarPagamentos } from './registrar-pagamentos';

type Pedido = {
  escrito: Entrada<typeof chamada>['body'];
  chave: string | undefined;
  quem: number;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};
type Pagos = Resposta<typeof chamada>;

/**
 * One or many, all on one day under one reference, or none. What is paid already stays as it is, and is told as it was paid;
 * the same sending again hears what it paid itself.
 */
export function pagarAcertos(ctx: Contexto, pedido: Pedido): Promise<Pagos> {
  const { escrito, chave, quem, agora, autoria } = pedido;
  const ids = [...new Set(escrito.ids)];
  return transacao(ctx.db, (trx) => {
    let pagos = new Set<number>();
    return umaVez<Pagos>(
      trx,
      { contaId: quem, ato: 'pagamento', chave, corpo: escrito, agora, autoria },
      {
        criar: async () => {
          pagos = await pagar(trx, ctx, ids, pedido);
          return responder(trx, ids, pagos);
        },
        idDe: () => ids[0] as number,
        reler: async (_, em) => responder(trx, ids, await lerPagosEm(trx, ids, { quem, em })),
        auditado: () => oQueSePagou(escrito.data_pagamento, [...pagos]),
      },
    );
  });
}

async function pagar(trx: Trx, { fila }: Contexto, ids: number[], pedido: Pedido): Promise<Set<number>> {
  await exigirPagaveis(trx, ids, pedido);
  const { data_pagamento: data, referencia = null } = pedido.escrito;
  const pagamentos = ids.map((acertoId) => ({ acertoId, data, referencia }));
  return registrarPagamentos(trx, fila, pagamentos, pedido);
}

function oQueSePagou(data_pagamento: string, pagos: number[]) {
  const [unico = null] = pagos;
  if (pagos.length > 1) return { id: null, depois: { data_pagamento, acertos: pagos } };
  return unico === null ? null : { id: unico, depois: { data_pagamento } };
}

async function responder(trx: Trx, ids: number[], pagos: ReadonlySet<number>): Promise<Pagos> {
  const antes = ids.filter((id) => !pagos.has(id));
  return { pagos: pagos.size, ja_pagos: antes.length, pagos_antes: await lerPagamentos(trx, antes) };
}

/** All of one sending have one moment. */
async function lerPagosEm(trx: Trx, ids: number[], { quem, em }: { quem: number; em: Date }): Promise<Set<number>> {
  const linhas = await trx
    .selectFrom('acerto_pagamento')
    .select('acerto_id')
    .where((eb) => eb('acerto_id', '=', eb.fn.any(eb.val(ids))))
    .where('pago_por', '=', quem)
    .where('pago_em', '=', em)
    .execute();
  return new Set(linhas.map(({ acerto_id }) => acerto_id));
}

/** Closed rows do not change: what is read here still stands when it is paid. */
async function exigirPagaveis(trx: Trx, ids: number[], { escrito, hoje }: Pedido): Promise<void> {
  const acertos = await trx
    .selectFrom('acerto')
    .select(['id', 'total', 'fechado_em'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  if (acertos.length < ids.length) throw new Recusa('NAO_ENCONTRADO');
  if (acertos.some(({ total }) => total <= 0)) throw new Recusa('ACERTO_SEM_VALOR');
  const ultimo = Math.max(...acertos.map(({ fechado_em }) => fechado_em.getTime()));
  const fechado = hojeEmSaoPaulo(new Date(ultimo));
  const erro = erroDaDataDoPagamento(escrito.data_pagamento, { fechado, hoje });
  if (erro) throw recusarCampo('data_pagamento', erro);
}

async function lerPagamentos(trx: Trx, ids: number[]): Promise<Pagos['pagos_antes']> {
  if (ids.length === 0) return [];
  const linhas = await trx
    .selectFrom('acerto_pagamento as p')
    .leftJoin('administrador as q', 'q.id', 'p.pago_por')
    .select(['p.acerto_id as id_acerto', 'p.data as data_pagamento', 'p.referencia', 'p.pago_em', 'q.nome as pago_por'])
    .where((eb) => eb('p.acerto_id', '=', eb.fn.any(eb.val(ids))))
    .where('p.desfeito_em', 'is', null)
    .orderBy('p.acerto_id')
    .execute();
  return linhas.map((linha) => ({ ...linha, pago_em: linha.pago_em.toISOString() }));
}
