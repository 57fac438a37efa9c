import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { exigirValidade } from './exigir-validade';
import { type CampanhaEscrita, gravarCampanha } from './gravar-campanha';
import { lerCampanha } from './ler-campanhas';
import { travarOrcamento } from './orcamento';
import { tomarCampanha } from './travar-campanha';

type Alteracao = { id: number; dados: CampanhaEscrita; edicao: Edicao; hoje: string };

/** Coupons hold the discount they were made with: only those made from now on see the change. */
export const alterarCampanha = ato(async (trx, { id, dados, edicao, hoje }: Alteracao): Promise<Campanha> => {
  exigirValidade(dados, hoje, { nova: false });
  // One that is gone is told by whoever opens it for editing.
  await tomarCampanha(trx, id);
  await travarOrcamento(trx, id);
  const aberta = await abrirEdicao(trx, edicao, {
    tabela: 'campanha',
    id,
    ler: () => lerCampanha(trx, id, hoje),
    alheios: ['uso', 'orcamento'],
  });
  await gravarCampanha(trx, id, dados);
  return aberta.concluir();
});
