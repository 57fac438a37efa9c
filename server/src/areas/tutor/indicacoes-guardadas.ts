import { guardarIndicacao } from '@indica-bem/domain/prescricao/dados';
import type { DadosDoTutor } from '@indica-bem/domain/tutor/dados';
import type { Leitura } from '../../db/conexao';
import { emPaginas, semId } from '../../nucleo/aos-poucos';

/** The tutor's recommendations, with what was reckoned for the animal. */
export const indicacoes = (db: Leitura, tutorId: number): AsyncIterable<DadosDoTutor['indicacoes']> =>
  emPaginas(
    (ultima: Linha | undefined, limite) => ler(db, tutorId, ultima?.id ?? 0, limite),
    (linha) => guardarIndicacao(semId(linha), false),
  );

type Linha = Awaited<ReturnType<typeof ler>>[number];

const ler = (db: Leitura, tutorId: number, depoisDe: number, limite: number) =>
  db
    .selectFrom('prescricao as p')
    .leftJoin('produto as r', 'r.id', 'p.produto_id')
    .leftJoin('prescritor as i', 'i.id', 'p.prescritor_id')
    .leftJoin('lojista as l', 'l.id', 'p.lojista_id')
    .leftJoin('pet as b', 'b.id', 'p.pet_id')
    .select([
      'p.id',
      'p.codigo',
      'p.data',
      'p.data_resgate',
      'r.nome as produto',
      'i.nome as parceiro',
      'b.nome as pet',
    ])
    .select(['l.nome_fantasia as loja', 'p.email', 'p.telefone', 'p.tutor_nome', 'p.pet_nome', 'p.peso_pet'])
    .select(['p.anotacoes', 'p.observacao_lojista', 'p.data_ativacao', 'p.cancelada_em', 'p.bloqueada_em'])
    .select(['p.calculo', 'p.sem_dose'])
    .select(['p.titulo_especifico as titulo', 'p.animal_especifico as animal', 'p.desconto_especifico as desconto'])
    .where('p.tutor_id', '=', tutorId)
    .where('p.id', '>', depoisDe)
    .orderBy('p.id')
    .limit(limite)
    .execute();
