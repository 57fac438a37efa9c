import * as contrato from '@indica-bem/domain/analise/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { lerLeituras } from './ler-leituras';
import { liberarCompra } from './liberar-compra';
import { listarEmAnalise } from './listar-em-analise';

export function rotasDaAnalise(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarEmAnalise, ({ query }) => listarEmAnalise(db, query));

  atender(contrato.liberarCompra, ({ sessao, params: { id }, body: { vez, motivo }, agora, autoria }) =>
    liberarCompra(db, { id, vez, motivo, contaId: sessao.id, agora, autoria }),
  );

  atender(contrato.verLeituras, async ({ query, hoje }) => ({ leituras: await lerLeituras(db, query.por, hoje) }));
}
