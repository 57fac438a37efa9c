import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { diaDoLembrete, EVENTOS_NO_MAXIMO } from '@indica-bem/domain/evento/regras';
import { ato } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import { umaVez } from '../../nucleo/idempotencia';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { exigirCota } from '../tutor/exigir-cota';
import { apresentarEvento, COLUNAS_DO_EVENTO, lerEvento } from './ler-eventos';

type Novo = { dados: DadosDoEvento; tutorId: number; chave?: string | undefined; agora: Date; autoria: Autoria | null };

const COTA = { maximo: EVENTOS_NO_MAXIMO, recusa: 'COTA_DE_EVENTOS' } as const;

export const criarEvento = ato(async (trx, { dados, tutorId, chave, agora, autoria }: Novo): Promise<Evento> => {
  const criar = async () => {
    await exigirContaViva(trx, tutorId);
    await exigirCota(trx, 'evento', tutorId, COTA);
    const { titulo, descricao = null, data } = dados;
    const linha = await trx
      .insertInto('evento')
      .values({ tutor_id: tutorId, titulo, descricao, data, lembrar_em: diaDoLembrete(data, agora) })
      .returning(COLUNAS_DO_EVENTO)
      .executeTakeFirstOrThrow();
    return apresentarEvento(linha);
  };
  return umaVez(
    trx,
    { contaId: tutorId, ato: 'evento', chave, corpo: dados, agora, autoria },
    { criar, idDe: ({ id_calendario }) => id_calendario, reler: (id) => lerEvento(trx, id, tutorId) },
  );
});
