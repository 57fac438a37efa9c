import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import type { SituacaoDoInteresse } from '@indica-bem/domain/interesse/regras';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { lerInteressado } from './sql';

type Alteracao = {
  id: number;
  situacao?: SituacaoDoInteresse | undefined;
  anotacao?: string | null | undefined;
  edicao: Edicao;
};

/** The version, who changed it last and when are of every edit, and no news in the trail. */
const ALHEIOS = ['versao', 'alterado_em', 'alterado_por'] as const;

export const alterarInteressado = ato(
  async (trx, { id, situacao, anotacao, edicao }: Alteracao): Promise<Interessado> => {
    const ler = () => lerInteressado(trx, id);
    const aberta = await abrirEdicao(trx, edicao, { tabela: 'interesse', id, ler, alheios: ALHEIOS });
    const mudanca = { ...(situacao && { situacao }), ...(anotacao !== undefined && { anotacao }) };
    if (Object.keys(mudanca).length > 0) await trx.updateTable('interesse').set(mudanca).where('id', '=', id).execute();
    return aberta.concluir();
  },
);
