import { reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import * as contrato from '@indica-bem/domain/cupom/contrato';
import { insistir } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { emLotes } from '../../nucleo/em-lotes';
import { limitarPalpites } from '../../nucleo/limitar-palpites';
import { Recusa } from '../../nucleo/recusa';
import { exportarCsv } from '../relatorio/exportar-csv';
import { exigirValidavel, pertence } from './consultar-cupom';
import { consultaDosCupons } from './exportar-cupons';
import { apresentarComIndicacao, apresentarCupom, lerCupons, type Procura } from './ler-cupom';
import { listarCuponsEfetivados } from './listar-cupons';
import { type Validacao, validarCupom, validarJuntos } from './validar-cupom';

// A till with a queue mistypes; sixty an hour is a person, not a search.
const PALPITES_DE_CUPOM = {
  nome: 'cupom',
  porConta: 60,
  contam: ['CUPOM_DESCONHECIDO', 'CUPOM_DE_OUTRA_LOJA', 'CUPOM_DE_OUTRA_LOJA_FINAL'],
} as const;

export function rotasDoCupom(atender: Atender, ctx: Contexto): void {
  const { db, urlPublica } = ctx;
  const lerCupom = emLotes((procuras: Procura[]) => lerCupons(db, procuras));
  const juntos = emLotes((vendas: Validacao[]) => insistir(() => validarJuntos(db, vendas)));

  atender(contrato.verCupom, async ({ sessao, params, hoje }) => {
    const lido = await lerCupom({ id: params.id, hoje });
    if (!lido || !pertence(lido, sessao)) throw new Recusa('NAO_ENCONTRADO');
    return apresentarComIndicacao(db, lido, sessao.papel, hoje, urlPublica());
  });

  atender(contrato.consultarCupom, ({ sessao, params, req, agora, hoje }) =>
    limitarPalpites(ctx, PALPITES_DE_CUPOM, { contaId: sessao.id, endereco: req.ip, agora }, async () => {
      const lido = await lerCupom({ codigoOuId: params.codigo, hoje });
      if (sessao.papel === 'lojista') exigirValidavel(lido?.cupom, { idLojista: sessao.id, hoje }, lido?.indicacao);
      if (!lido || !pertence(lido, sessao)) throw new Recusa('NAO_ENCONTRADO');
      return apresentarComIndicacao(db, lido, sessao.papel, hoje, urlPublica());
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
    const cupom = await limitarPalpites(
      ctx,
      PALPITES_DE_CUPOM,
      { contaId: sessao.id, endereco: req.ip, agora },
      async () => (await juntos(validacao)) ?? insistir(() => validarCupom(db, validacao)),
    );
    return apresentarCupom(cupom, hoje);
  });

  atender(contrato.listarCuponsDoLojista, ({ params, query, hoje }) =>
    listarCuponsEfetivados(db, { ...query, lojistaId: params.id, hoje }),
  );

  atender(contrato.exportarCuponsDoLojista, async ({ params, query, reply }) => {
    const csv = await exportarCsv(ctx.leitor, consultaDosCupons({ ...query, lojistaId: params.id }));
    return baixarCsv(reply, 'cupons-efetivados.csv', csv);
  });
}
