import * as contrato from '@indica-bem/domain/acerto/contrato';
import * as contestacoes from '@indica-bem/domain/acerto/contrato-das-contestacoes';
import * as pagamentos from '@indica-bem/domain/acerto/contrato-dos-pagamentos';
import { z } from 'zod';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import { lerFormulario } from '../../http/formulario';
import type { Contexto } from '../../nucleo/contexto';
import { contestarLinha } from './contestar-linha';
import { desfazerPagamento } from './desfazer-pagamento';
import { exportarAcerto } from './exportar-acerto';
import { exportarAcertos } from './exportar-acertos';
import { fecharMes } from './fechar-mes';
import { lerFechamento } from './ler-fechamento';
import { listarAcertos } from './listar-acertos';
import { listarAcertosDaLoja } from './listar-acertos-da-loja';
import { listarContestacoes } from './listar-contestacoes';
import { listarMeses } from './listar-meses';
import { pagarAcertos } from './pagar-acertos';
import { FORMULARIO, pagarPorArquivo, pedidoDeEnvio } from './pagar-por-arquivo';
import { responderContestacao } from './responder-contestacao';
import { verAcerto } from './ver-acerto';
import { verAcertoAberto } from './ver-acerto-aberto';
import { verEmAberto } from './ver-em-aberto';

export function rotasDoAcerto(atender: Atender, ctx: Contexto): void {
  atender(contrato.listarAcertosDaLoja, ({ params, query, sessao }) =>
    listarAcertosDaLoja(ctx.db, { ...query, lojistaId: params.id, papel: sessao.papel }),
  );

  atender(contrato.verAcertoAberto, ({ params, query, hoje }) =>
    verAcertoAberto(ctx.db, { ...query, lojistaId: params.id, hoje }),
  );

  atender(contrato.verAcerto, ({ params, query, sessao, hoje }) =>
    verAcerto(ctx.db, { ...query, id: params.id, sessao, hoje }),
  );

  atender(contrato.exportarAcerto, async ({ params, sessao, autoria, reply }) => {
    const { nome, csv } = await exportarAcerto(ctx, { id: params.id, sessao, autoria });
    return baixarCsv(reply, nome, csv);
  });

  atender(contrato.listarMeses, ({ query, hoje }) => listarMeses(ctx.db, { ...query, hoje }));
  atender(contrato.verEmAberto, ({ hoje }) => verEmAberto(ctx.leitor, hoje));
  atender(contrato.listarAcertos, ({ query }) => listarAcertos(ctx.db, query));
  atender(contrato.exportarAcertos, async ({ query, autoria, reply }) =>
    baixarCsv(reply, 'acertos.csv', await exportarAcertos(ctx, query, autoria)),
  );

  atender(contrato.fecharMes, ({ body: { mes }, sessao, agora, hoje, autoria }) =>
    fecharMes(ctx, { mes, quem: sessao.id, agora, hoje, autoria }),
  );
  atender(contrato.verFechamento, ({ params }) => lerFechamento(ctx.db, params.mes));

  atender(pagamentos.pagarAcertos, ({ body: escrito, headers, sessao, agora, hoje, autoria }) =>
    pagarAcertos(ctx, { escrito, chave: headers['idempotency-key'], quem: sessao.id, agora, hoje, autoria }),
  );
  atender(pagamentos.pagarPorArquivo, async ({ query, req, sessao, agora, hoje, autoria }) => {
    const { arquivo } = await lerFormulario(req, z.object({}), FORMULARIO);
    return pagarPorArquivo(ctx, { arquivo, ...pedidoDeEnvio(query), adminId: sessao.id, agora, hoje, autoria });
  });
  atender(pagamentos.desfazerPagamento, ({ params: { id }, body: { motivo }, sessao, agora, autoria }) =>
    desfazerPagamento(ctx, { id, motivo, sessao, agora, autoria }),
  );

  atender(contestacoes.contestarLinha, ({ params, body: { texto }, headers, sessao, agora, autoria }) =>
    contestarLinha(ctx, {
      linhaId: params.id,
      texto,
      chave: headers['idempotency-key'],
      lojistaId: sessao.id,
      agora,
      autoria,
    }),
  );
  atender(contestacoes.listarContestacoes, ({ query, sessao }) => listarContestacoes(ctx.db, { ...query, sessao }));
  atender(contestacoes.responderContestacao, ({ params: { id }, body: escrito, headers, sessao, agora, autoria }) =>
    responderContestacao(ctx, { id, escrito, chave: headers['idempotency-key'], quem: sessao.id, agora, autoria }),
  );
}
