import * as contrato from '@indica-bem/domain/acerto/contrato';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { exportarAcerto } from './exportar-acerto';
import { exportarAcertos } from './exportar-acertos';
import { fecharMes } from './fechar-mes';
import { lerFechamento } from './ler-fechamento';
import { listarAcertos } from './listar-acertos';
import { listarAcertosDaLoja } from './listar-acertos-da-loja';
import { listarMeses } from './listar-meses';
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

  atender(contrato.exportarAcerto, async ({ params, sessao, reply }) => {
    const { nome, csv } = await exportarAcerto(ctx, { id: params.id, sessao });
    return baixarCsv(reply, nome, csv);
  });

  atender(contrato.listarMeses, ({ query, hoje }) => listarMeses(ctx.db, { ...query, hoje }));
  atender(contrato.verEmAberto, ({ hoje }) => verEmAberto(ctx.leitor, hoje));
  atender(contrato.listarAcertos, ({ query }) => listarAcertos(ctx.db, query));
  atender(contrato.exportarAcertos, async ({ query, reply }) =>
    baixarCsv(reply, 'acertos.csv', await exportarAcertos(ctx.leitor, query)),
  );

  atender(contrato.fecharMes, ({ body: { mes }, sessao, agora, hoje, autoria }) =>
    fecharMes(ctx, { mes, quem: sessao.id, agora, hoje, autoria }),
  );
  atender(contrato.verFechamento, ({ params }) => lerFechamento(ctx.db, params.mes));
}
