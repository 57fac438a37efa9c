import { reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import * as contrato from '@indica-bem/domain/cupom/contrato';
import type { Contexto } from '../contexto';
import { insistir } from '../db/transacao';
import type { Atender } from '../http/atender';
import { limitarPalpites } from '../http/limitar-palpites';
import { Recusa } from '../http/recusa';
import { exigirValidavel, lerPorId, localizarCupom, pertence } from './consultar-cupom';
import { apresentarCupom, completarCupom } from './ler-cupom';
import { listarCuponsEfetivados } from './listar-cupons';
import { validarCupom } from './validar-cupom';

// A till with a queue mistypes; sixty an hour is a person, not a search.
const PALPITES_DE_CUPOM = {
  nome: 'cupom',
  porConta: 60,
  contam: ['CUPOM_DESCONHECIDO', 'CUPOM_DE_OUTRA_LOJA'],
} as const;

export function rotasDoCupom(atender: Atender, ctx: Contexto): void {
  const { db, urlPublica } = ctx;

  atender(contrato.verCupom, async ({ sessao, params, hoje }) => {
    const cupom = await lerPorId(db, params.id);
    if (!cupom || !(await pertence(db, cupom, sessao))) throw new Recusa('NAO_ENCONTRADO');
    return completarCupom(db, cupom, sessao.papel, hoje, urlPublica());
  });

  atender(contrato.consultarCupom, ({ sessao, params, req, agora, hoje }) =>
    limitarPalpites(ctx, PALPITES_DE_CUPOM, { contaId: sessao.id, endereco: req.ip, agora }, async () => {
      const achado = await localizarCupom(db, params.codigo);
      if (sessao.papel === 'lojista') exigirValidavel(achado, { idLojista: sessao.id, hoje });
      if (!achado || !(await pertence(db, achado, sessao))) throw new Recusa('NAO_ENCONTRADO');
      return completarCupom(db, achado, sessao.papel, hoje, urlPublica());
    }),
  );

  atender(contrato.validarCupom, async ({ sessao, params, body, headers, req, hoje, agora }) => {
    const validacao = {
      idCupom: params.id,
      idLojista: sessao.id,
      nomeFuncionario: body.nome_funcionario,
      centavos: reaisParaCentavos(body.valor),
      peso: body.peso,
      chave: headers['idempotency-key'],
      hoje,
      agora,
    };
    const cupom = await limitarPalpites(ctx, PALPITES_DE_CUPOM, { contaId: sessao.id, endereco: req.ip, agora }, () =>
      insistir(() => validarCupom(db, validacao)),
    );
    return apresentarCupom(cupom, hoje);
  });

  atender(contrato.listarCuponsDoLojista, ({ params, query, hoje }) =>
    listarCuponsEfetivados(db, { ...query, lojistaId: params.id, hoje }),
  );
}
