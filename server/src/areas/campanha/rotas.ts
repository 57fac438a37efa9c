import * as contrato from '@indica-bem/domain/campanha/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { lerCampanha, listarCampanhas } from './ler-campanhas';
import { alterarCampanha, alterarLojasDaCampanha, criarCampanha, deletarCampanha } from './salvar-campanha';

export function rotasDaCampanha(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarCampanhas, ({ query, hoje }) => listarCampanhas(db, { ...query, hoje }));

  atender(contrato.verCampanha, ({ params, hoje }) => lerCampanha(db, params.id, hoje));

  atender(contrato.criarCampanha, ({ body, headers, sessao, hoje, agora }) => {
    const intencao = { contaId: sessao.id, ato: 'campanha', chave: headers['idempotency-key'], corpo: body, agora };
    return transacao(db, (trx) =>
      umaVez(trx, intencao, {
        criar: () => criarCampanha(trx, body, hoje, agora),
        idDe: ({ id_campaign }) => id_campaign,
        reler: (id) => lerCampanha(trx, id, hoje),
      }),
    );
  });

  atender(contrato.alterarCampanha, ({ params, body: { versao, ...dados }, sessao, agora, hoje }) =>
    transacao(db, (trx) => alterarCampanha(trx, params.id, { dados, edicao: { versao, quem: sessao, agora }, hoje })),
  );

  atender(contrato.deletarCampanha, ({ params, agora }) =>
    transacao(db, (trx) => deletarCampanha(trx, params.id, agora)),
  );

  atender(contrato.alterarLojasDaCampanha, ({ params, body, sessao, agora, hoje }) =>
    transacao(db, (trx) => alterarLojasDaCampanha(trx, params.id, { ...body, quem: sessao.id, agora, hoje })),
  );
}
