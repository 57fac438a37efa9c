import { ACONTECIMENTOS_DA_EQUIPE } from '@indica-bem/domain/atendimento/acontecimentos';
import { type MotivoDoAtendimento, NOMES_DOS_MOTIVOS_DO_ATENDIMENTO } from '@indica-bem/domain/atendimento/regras';
import { NOMES_DA_VIDA } from '@indica-bem/domain/atendimento/vida';
import type { DadosDoTutor } from '@indica-bem/domain/tutor/dados';
import type { Leitura } from '../../db/conexao';
import { emPaginas } from '../../nucleo/aos-poucos';

/** What the team did in the tutor's place and why; who of the team did it is theirs, not the tutor's. */
export const atendimentos = (db: Leitura, tutorId: number): AsyncIterable<DadosDoTutor['atendimentos']> =>
  emPaginas(
    (ultimo: Linha | undefined, limite) => ler(db, tutorId, ultimo?.id ?? 0, limite),
    ({ indicacao, tipo, em, motivo, texto }) => ({
      indicacao,
      feito: NOMES_DA_VIDA[tipo],
      em: em.toISOString(),
      motivo: motivo && NOMES_DOS_MOTIVOS_DO_ATENDIMENTO[motivo as MotivoDoAtendimento],
      texto,
    }),
  );

type Linha = Awaited<ReturnType<typeof ler>>[number];

const ler = (db: Leitura, tutorId: number, depoisDe: number, limite: number) =>
  db
    .selectFrom('prescricao as p')
    .innerJoin('acontecimento as a', 'a.prescricao_id', 'p.id')
    .select(['a.id', 'p.codigo as indicacao', 'a.tipo', 'a.em', 'a.motivo', 'a.texto'])
    .where('p.tutor_id', '=', tutorId)
    .where('a.tipo', 'in', ACONTECIMENTOS_DA_EQUIPE)
    .where('a.id', '>', depoisDe)
    .orderBy('a.id')
    .limit(limite)
    .execute();
