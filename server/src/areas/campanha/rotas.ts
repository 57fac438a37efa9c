import * as contrato from '@indica-bem/domain/campanha/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarCampanha } from './alterar-campanha';
import { alterarLojasDaCampanha } from './alterar-lojas-da-campanha';
import { criarCampanha } from './criar-campanha';
import { deletarCampanha } from './deletar-campanha';
import { lerCampanha, listarCampanhas } from './ler-campanhas';

export function rotasDaCampanha(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarCampanhas, ({ query, hoje }) => listarCampanhas(db, { ...query, hoje }));

  atender(contrato.verCampanha, ({ params, hoje }) => lerCampanha(db, params.id, hoje));

  atender(contrato.criarCampanha, ({ body: dados, headers, sessao, hoje, agora, autoria }) =>
    criarCampanha(db, { dados, quem: sessao.id, chave: headers['idempotency-key'], agora, hoje, autoria }),
  );

  atender(contrato.alterarCampanha, ({ params: { id }, body: { versao, ...dados }, sessao, agora, hoje, autoria }) =>
    alterarCampanha(db, { id, dados, edicao: { versao, quem: sessao, agora, autoria }, hoje }),
  );

  atender(contrato.deletarCampanha, ({ params, agora, autoria }) => deletarCampanha(db, params.id, agora, autoria));

  atender(contrato.alterarLojasDaCampanha, ({ params, body, sessao, agora, hoje, autoria }) =>
    alterarLojasDaCampanha(db, params.id, { ...body, quem: sessao.id, agora, hoje, autoria }),
  );
}
