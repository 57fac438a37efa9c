import type { Alcance, Entrada } from '@indica-bem/domain/contrato/chamada';
import type { alterarPrescritor as chamada } from '@indica-bem/domain/prescritor/contrato';
import { lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import type { Sessao } from '../../nucleo/sessao';
import { alterarPerfil } from '../conta/alterar-perfil';
import { gravarPrescritor } from './gravar-prescritor';
import { lerPrescritor } from './ler-prescritor';

type Alteracao = {
  id: number;
  escrito: Entrada<typeof chamada>['body'];
  alcance: Alcance;
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** Which kind of partner somebody is, only the team sets. */
export async function alterarPrescritor(ctx: Contexto, { id, escrito, alcance, ...quem }: Alteracao) {
  const atual = await lerEmEdicao(escrito.versao, () => lerPrescritor(ctx.db, id, quem.hoje));
  const perfil = (alcance === 'todos' && escrito.perfil) || atual.perfil;
  return alterarPerfil(ctx, {
    ...quem,
    id,
    tipo: perfil,
    escrito,
    ler: (db) => lerPrescritor(db, id, quem.hoje),
    gravar: (trx) => gravarPrescritor(trx, id, { ...escrito, perfil }),
  });
}
