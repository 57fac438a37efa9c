import {
  type EstadoDaRenovacao,
  NOMES_DOS_ESTADOS_DA_RENOVACAO,
  NOMES_DOS_MOTIVOS_DA_RECUSA,
} from '@indica-bem/domain/reposicao/renovacao';
import type { Leitura } from '../../db/conexao';
import { emPaginas } from '../../nucleo/aos-poucos';

type DeQuem = { tutor: number } | { prescritor: number };
type Guardada = {
  indicacao: string;
  parceiro: string;
  pedida_em: string;
  situacao: string;
  respondida_em: string | null;
  motivo: string | null;
  texto: string | null;
};

/** What a tutor asked partners for, or a partner was asked for; of the tutor a partner gets the code alone. */
export const renovacoes = (db: Leitura, deQuem: DeQuem): AsyncIterable<Guardada[]> =>
  emPaginas(
    (ultima: Linha | undefined, limite) => ler(db, deQuem, ultima?.id ?? 0, limite),
    ({ id: _, estado, pedida_em, respondida_em, motivo, ...linha }) => ({
      ...linha,
      pedida_em: pedida_em.toISOString(),
      situacao: NOMES_DOS_ESTADOS_DA_RENOVACAO[estado as EstadoDaRenovacao],
      respondida_em: respondida_em?.toISOString() ?? null,
      motivo: motivo && NOMES_DOS_MOTIVOS_DA_RECUSA[motivo],
    }),
  );

type Linha = Awaited<ReturnType<typeof ler>>[number];

const ler = (db: Leitura, deQuem: DeQuem, depoisDe: number, limite: number) => {
  const todas = db
    .selectFrom('renovacao as r')
    .innerJoin('prescricao as p', 'p.id', 'r.prescricao_id')
    .innerJoin('prescritor as i', 'i.id', 'r.prescritor_id')
    .select(['r.id', 'p.codigo as indicacao', 'i.nome as parceiro', 'r.pedida_em', 'r.estado', 'r.respondida_em'])
    .select(['r.motivo', 'r.texto'])
    .where('r.id', '>', depoisDe)
    .orderBy('r.id')
    .limit(limite);
  const delas =
    'tutor' in deQuem
      ? todas.where('r.tutor_id', '=', deQuem.tutor)
      : todas.where('r.prescritor_id', '=', deQuem.prescritor);
  return delas.execute();
};
