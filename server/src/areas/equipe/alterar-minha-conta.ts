import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { alterarMinhaConta as chamada, MinhaConta } from '@indica-bem/domain/equipe/contrato';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import type { Sessao } from '../../nucleo/sessao';
import { alterarPerfil, type Renovada } from '../conta/alterar-perfil';
import { lerMinhaConta } from './ler-membro';

type Alteracao = {
  escrito: Entrada<typeof chamada>['body'];
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** As every other profile; the function is not the person's own to change here. */
export function alterarMinhaConta(ctx: Contexto, { escrito, ...quem }: Alteracao): Promise<MinhaConta & Renovada> {
  const { id } = quem.sessao;
  return alterarPerfil(ctx, {
    ...quem,
    id,
    tipo: 'equipe',
    escrito,
    ler: (db) => lerMinhaConta(db, id),
    gravar: async (trx) => {
      // Checked above: without a name nothing is written.
      const nome = escrito.nome?.trim() ?? '';
      await trx.updateTable('administrador').set({ nome }).where('id', '=', id).execute();
    },
  });
}
