import * as contrato from '@indica-bem/domain/reposicao/contrato';
import type { Atender } from '../../http/atender';
import { baixarCalendario } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { baixarFim } from './baixar-fim';
import { indicarDeNovo } from './indicar-de-novo';
import { contarAbertas, listarRenovacoes, verRenovacao } from './ler-renovacoes';
import { listarReposicoes, verReposicao } from './ler-reposicoes';
import { pedirRenovacao } from './pedir-renovacao';
import { recusarRenovacao } from './recusar-renovacao';
import { retirarRenovacao } from './retirar-renovacao';

export function rotasDaReposicao(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.listarReposicoes, ({ sessao, hoje }) => listarReposicoes(db, { tutorId: sessao.id, hoje }));

  atender(contrato.verReposicao, ({ params, sessao, hoje }) =>
    verReposicao(db, params.id, { tutorId: sessao.id, hoje }),
  );

  atender(contrato.baixarFimDaRacao, async ({ params, sessao, hoje, reply }) =>
    baixarCalendario(reply, await baixarFim(ctx, params.id, { tutorId: sessao.id, hoje })),
  );

  atender(contrato.pedirRenovacao, ({ params, sessao, agora, hoje, autoria }) =>
    pedirRenovacao(ctx, { id: params.id, tutorId: sessao.id, agora, hoje, autoria }),
  );

  atender(contrato.retirarRenovacao, ({ params, sessao, agora, hoje, autoria }) =>
    retirarRenovacao(db, { id: params.id, tutorId: sessao.id, agora, hoje, autoria }),
  );

  atender(contrato.listarRenovacoes, ({ query, sessao, hoje }) =>
    listarRenovacoes(db, { ...query, prescritorId: sessao.id, hoje }),
  );

  atender(contrato.contarRenovacoes, async ({ sessao }) => ({ abertas: await contarAbertas(db, sessao.id) }));

  atender(contrato.verRenovacao, ({ params, sessao, hoje }) =>
    verRenovacao(db, params.id, { prescritorId: sessao.id, hoje }),
  );

  atender(contrato.indicarDeNovo, ({ params, body: dados, headers, sessao, agora, hoje, autoria }) =>
    indicarDeNovo(ctx, { id: params.id, dados, chave: headers['idempotency-key'], sessao, agora, hoje, autoria }),
  );

  atender(contrato.recusarRenovacao, ({ params, body: { motivo, texto }, sessao, agora, hoje, autoria }) =>
    recusarRenovacao(ctx, {
      id: params.id,
      motivo,
      texto: texto ?? null,
      prescritorId: sessao.id,
      agora,
      hoje,
      autoria,
    }),
  );
}
