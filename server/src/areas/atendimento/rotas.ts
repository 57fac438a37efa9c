import * as contrato from '@indica-bem/domain/atendimento/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { bloquearIndicacao, desbloquearIndicacao } from './bloquear';
import { buscarNoAtendimento } from './buscar';
import { corrigirConta, lerFicha } from './corrigir-conta';
import { corrigirIndicacao, lerContato } from './corrigir-indicacao';
import { devolverTroca } from './devolver-troca';
import { lerVida } from './ler-vida';
import { reenviarPeloAtendimento } from './reenviar';
import { cancelarCupom, liberarCupom } from './tirar-cupom';

export function rotasDoAtendimento(atender: Atender, ctx: Contexto): void {
  atender(contrato.buscarNoAtendimento, ({ sessao, query: { q }, agora, hoje }) =>
    buscarNoAtendimento(ctx, { q, sessao, agora, hoje }),
  );

  atender(contrato.verVida, ({ sessao, params, hoje }) => lerVida(ctx.db, params.id, { sessao, hoje }));

  atender(contrato.verFicha, ({ params }) => lerFicha(ctx.db, params.id));

  atender(contrato.corrigirConta, ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) =>
    corrigirConta(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria }),
  );

  atender(contrato.verContato, ({ params }) => lerContato(ctx.db, params.id));

  atender(contrato.corrigirIndicacao, ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) =>
    corrigirIndicacao(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria }),
  );

  atender(
    contrato.reenviarPeloAtendimento,
    async ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) => ({
      id_acontecimento: (
        await reenviarPeloAtendimento(ctx, {
          id,
          escrito,
          chave: headers['idempotency-key'],
          sessao,
          agora,
          autoria,
        })
      ).feito,
    }),
  );

  atender(contrato.devolverTroca, async ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) => ({
    id_acontecimento: (
      await devolverTroca(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria })
    ).feito,
  }));

  atender(contrato.bloquearIndicacao, async ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) => ({
    id_acontecimento: (
      await bloquearIndicacao(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria })
    ).feito,
  }));

  atender(
    contrato.desbloquearIndicacao,
    async ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) => ({
      id_acontecimento: (
        await desbloquearIndicacao(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria })
      ).feito,
    }),
  );

  atender(contrato.liberarCupom, async ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) => ({
    id_acontecimento: (
      await liberarCupom(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria })
    ).feito,
  }));

  atender(contrato.cancelarCupom, async ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) => ({
    id_acontecimento: (
      await cancelarCupom(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria })
    ).feito,
  }));
}
