import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import type { DadosDaCampanha } from '@indica-bem/domain/campanha/regras';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { exigirValidade } from './exigir-validade';
import { lerCampanha } from './ler-campanhas';
import { travarCampanha } from './travar-campanha';

type Alteracao = { id: number; dados: DadosDaCampanha; edicao: Edicao; hoje: string };

/** Coupons hold the discount they were made with: only those made from now on see the change. */
export const alterarCampanha = ato(async (trx, { id, dados, edicao, hoje }: Alteracao): Promise<Campanha> => {
  exigirValidade(dados, hoje, { nova: false });
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'campanha', id, ler: () => lerCampanha(trx, id, hoje) });
  await travarCampanha(trx, id);
  await trx.updateTable('campanha').set(dados).where('id', '=', id).execute();
  return aberta.concluir();
});
