import type { pagarAcertos as chamada } from '@indica-bem/domain/acerto/contrato-dos-pagamentos';
import { erroDaDataDoPagamento } from '@indica-bem/domain/acerto/regras';
import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { registrarPagamentos } from './registrar-pagamentos';

type Pedido = { escrito: Entrada<typeof chamada>['body']; quem: number; agora: Date; hoje: string; autoria: Autoria };

/** One or many, all on one day under one reference, or none. What is paid already stays as it is, and is told as it was paid. */
export function pagarAcertos(ctx: Contexto, pedido: Pedido): Promise<Resposta<typeof chamada>> {
  const { escrito, quem, agora, autoria } = pedido;
  const ids = [...new Set(escrito.ids)];
  return transacao(ctx.db, async (trx) => {
    await exigirPagaveis(trx, ids, pedido);
    const { data_pagamento: data, referencia = null } = escrito;
    const pagos = await registrarPagamentos(
      trx,
      ctx.fila,
      ids.map((acertoId) => ({ acertoId, data, referencia })),
      { quem, agora },
    );
    const [unico] = pagos;
    if (unico === undefined) nadaFeito(autoria);
    else if (pagos.size === 1) await auditar(trx, autoria, { id: unico, depois: { data_pagamento: data } });
    else await auditar(trx, autoria, { id: null, depois: { data_pagamento: data, acertos: [...pagos] } });
    const antes = ids.filter((id) => !pagos.has(id));
    return { pagos: pagos.size, ja_pagos: antes.length, pagos_antes: await lerPagamentos(trx, antes) };
  });
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

async function lerPagamentos(trx: Trx, ids: number[]): Promise<Resposta<typeof chamada>['pagos_antes']> {
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
