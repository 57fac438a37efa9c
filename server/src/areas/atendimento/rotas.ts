import * as contrato from '@indica-bem/domain/atendimento/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { corrigirConta, lerFicha } from './corrigir-conta';
import { corrigirIndicacao, lerContato } from './corrigir-indicacao';

export function rotasDoAtendimento(atender: Atender, ctx: Contexto): void {
  atender(contrato.verFicha, ({ params }) => lerFicha(ctx.db, params.id));

  atender(contrato.corrigirConta, ({ sessao, params: { id }, body: escrito, headers, agora }) =>
    corrigirConta(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora }),
  );

  atender(contrato.verContato, ({ params }) => lerContato(ctx.db, params.id));

  atender(contrato.corrigirIndicacao, ({ sessao, params: { id }, body: escrito, headers, agora }) =>
    corrigirIndicacao(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora }),
  );
}
