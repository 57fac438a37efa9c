import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import type { Db, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { abrirEdicao, type Edicao, lerEmEdicao } from '../../nucleo/abrir-edicao';
import { lerMembro } from './ler-membro';
import { semTirarOUltimoDono } from './ultimo-dono';

type Alteracao = { id: number; nome: string; funcao: Funcao; edicao: Edicao };

/** Holds from the person's next call on: the function is read with the session, and no session needs to end. */
export function alterarMembro(db: Db, { id, nome, funcao, edicao }: Alteracao): Promise<Membro> {
  return semTirarOUltimoDono(() =>
    transacao(db, async (trx) => {
      const antes = await lerEmEdicao(edicao.versao, () => lerMembro(trx, id));
      const aberta = await abrirEdicao(trx, edicao, { tabela: 'administrador', id, ler: () => lerMembro(trx, id) });
      await trx.updateTable('administrador').set({ nome, funcao }).where('id', '=', id).execute();
      if (antes.funcao !== funcao) await esquecerBilhetes(trx, id);
      return aberta.concluir();
    }),
  );
}

/** A ticket downloads a report without the session's header: it was given to who the person was before. */
async function esquecerBilhetes(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('bilhete')
    .where('sessao_hash', 'in', (sessoes) =>
      sessoes.selectFrom('sessao').select('token_hash').where('conta_id', '=', id),
    )
    .execute();
}
