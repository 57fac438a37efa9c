import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { alterarTutor as chamada } from '@indica-bem/domain/tutor/contrato';
import { lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import type { Sessao } from '../../nucleo/sessao';
import { alterarPerfil } from '../conta/alterar-perfil';
import { gravarTutor } from './gravar-tutor';
import { lerTutor } from './ler-tutor';

type Alteracao = {
  id: number;
  escrito: Entrada<typeof chamada>['body'];
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

export async function alterarTutor(ctx: Contexto, { id, escrito, ...quem }: Alteracao) {
  await lerEmEdicao(escrito.versao, () => lerTutor(ctx.db, id));
  return alterarPerfil(ctx, {
    ...quem,
    id,
    tipo: 'tutor',
    escrito,
    ler: (db) => lerTutor(db, id),
    gravar: (trx) => gravarTutor(trx, id, escrito),
  });
}
