import * as contrato from '@indica-bem/domain/campanha/contrato';
import type { Contexto } from '../contexto';
import { transacao } from '../db/transacao';
import type { Atender } from '../http/atender';
import { lerCampanha, listarCampanhas } from './ler-campanhas';
import { alterarCampanha, alterarLojasDaCampanha, criarCampanha, deletarCampanha } from './salvar-campanha';

export function rotasDaCampanha(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarCampanhas, ({ query, hoje }) => listarCampanhas(db, { ...query, hoje }));

  atender(contrato.verCampanha, ({ params, hoje }) => lerCampanha(db, params.id, hoje));

  atender(contrato.criarCampanha, ({ body, hoje, agora }) =>
    transacao(db, (trx) => criarCampanha(trx, body, hoje, agora)),
  );

  atender(contrato.alterarCampanha, ({ params, body, hoje }) =>
    transacao(db, (trx) => alterarCampanha(trx, params.id, body, hoje)),
  );

  atender(contrato.deletarCampanha, ({ params, agora }) =>
    transacao(db, (trx) => deletarCampanha(trx, params.id, agora)),
  );

  atender(contrato.alterarLojasDaCampanha, ({ params, body, hoje }) =>
    transacao(db, (trx) => alterarLojasDaCampanha(trx, params.id, body, hoje)),
  );
}
