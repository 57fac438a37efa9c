import * as contrato from '@indica-bem/domain/cupom/contrato';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { consultarCupom, verCupom } from './consultar-cupom';
import { exportarCupons } from './exportar-cupons';
import { lerNoCaixa } from './ler-no-caixa';
import { listarCuponsEfetivados } from './listar-cupons';
import { validarCupom } from './validar-cupom';
import { verSelo } from './ver-selo';

export function rotasDoCupom(atender: Atender, ctx: Contexto): void {
  atender(contrato.verCupom, ({ sessao, params, hoje }) => verCupom(ctx, params.id, { sessao, hoje }));

  atender(contrato.consultarCupom, ({ sessao, params, req, agora, hoje }) =>
    consultarCupom(ctx, params.codigo, { sessao, endereco: req.ip, agora, hoje }),
  );

  atender(contrato.verSelo, ({ sessao, params, agora, hoje }) => verSelo(ctx, params.id, { sessao, agora, hoje }));

  atender(contrato.lerNoCaixa, ({ sessao, params, body, req, agora, hoje }) =>
    lerNoCaixa(ctx, params.codigo, body, { sessao, endereco: req.ip, agora, hoje }),
  );

  atender(contrato.validarCupom, ({ sessao, params: { id }, body: escrito, headers, req, hoje, agora, autoria }) =>
    validarCupom(ctx, {
      id,
      escrito,
      chave: headers['idempotency-key'],
      sessao,
      endereco: req.ip,
      agora,
      hoje,
      autoria,
    }),
  );

  atender(contrato.listarCuponsDoLojista, ({ sessao, params, query, hoje, agora }) =>
    listarCuponsEfetivados(ctx.db, { ...query, lojistaId: params.id, papel: sessao.papel, hoje, agora }),
  );

  atender(contrato.exportarCuponsDoLojista, async ({ params, query, autoria, reply }) =>
    baixarCsv(reply, 'cupons-efetivados.csv', await exportarCupons(ctx, { ...query, lojistaId: params.id, autoria })),
  );
}
