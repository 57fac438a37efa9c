import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { ato } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import { umaVez } from '../../nucleo/idempotencia';
import { exigirValidade } from './exigir-validade';
import { type CampanhaEscrita, colunasDaCampanha } from './gravar-campanha';
import { lerCampanha } from './ler-campanhas';

type Nova = {
  dados: CampanhaEscrita;
  quem: number;
  chave: string | undefined;
  agora: Date;
  hoje: string;
  autoria: Autoria | null;
};

export const criarCampanha = ato(async (trx, { dados, quem, chave, agora, hoje, autoria }: Nova): Promise<Campanha> => {
  const criar = async () => {
    exigirValidade(dados, hoje, { nova: true });
    const { id } = await trx
      .insertInto('campanha')
      .values({ ...colunasDaCampanha(dados), criada_em: agora })
      .returning('id')
      .executeTakeFirstOrThrow();
    return lerCampanha(trx, id, hoje);
  };
  return umaVez(
    trx,
    { contaId: quem, ato: 'campanha', chave, corpo: dados, agora, autoria },
    { criar, idDe: ({ id_campaign }) => id_campaign, reler: (id) => lerCampanha(trx, id, hoje) },
  );
});
