import type { Alcance, Entrada } from '@indica-bem/domain/contrato/chamada';
import type { alterarLojista as chamada } from '@indica-bem/domain/lojista/contrato';
import { lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import type { Sessao } from '../../nucleo/sessao';
import { alterarPerfil } from '../conta/alterar-perfil';
import { gravarLojista, segurarCampanha } from './gravar-lojista';
import { lerLojista } from './ler-lojista';

type Alteracao = {
  id: number;
  corpo: Entrada<typeof chamada>['body'];
  alcance: Alcance;
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

export async function alterarLojista(ctx: Contexto, { id, corpo, alcance, ...quem }: Alteracao) {
  const atual = await lerEmEdicao(corpo.versao, () => lerLojista(ctx.db, id, quem.hoje));
  // Campaign, kind and CNPJ are the team's to set: from the store itself they are not even read.
  const { tipo, cnpj, id_campanha } = alcance === 'todos' ? corpo : atual;
  const escrito = { ...corpo, tipo, cnpj, id_campanha };
  return alterarPerfil(ctx, {
    ...quem,
    id,
    tipo: 'lojista',
    escrito,
    ler: (db) => lerLojista(db, id, quem.hoje),
    segurar: (trx) => segurarCampanha(trx, id_campanha),
    gravar: (trx) => gravarLojista(trx, id, escrito, atual),
  });
}
