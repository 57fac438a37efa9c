import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { DadosDoTutor } from '@indica-bem/domain/tutor/dados';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { type EmPartes, emPaginas, escreverJson, semId } from '../../nucleo/aos-poucos';
import { cadastroGuardado, rastrosDaConta } from '../conta/ler-guardado';
import { renovacoes } from '../conta/renovacoes-guardadas';
import { atendimentos } from './atendimentos-guardados';
import { indicacoes } from './indicacoes-guardadas';
import { lerTutor } from './ler-tutor';

/** Everything held about a tutor, table by table (LGPD: access and portability), written while it is read. */
export async function exportarDados(db: Leitura, id: number, agora: Date): Promise<AsyncIterable<string>> {
  const partes: EmPartes<DadosDoTutor> = {
    gerado_em: agora.toISOString(),
    cadastro: await cadastroGuardado(db, id, await lerTutor(db, id)),
    ...(await rastrosDaConta(db, id)),
    pets: pets(db, id),
    eventos: eventos(db, id),
    indicacoes: indicacoes(db, id),
    cupons: cupons(db, id),
    estornos: estornos(db, id),
    quilos: quilos(db, id),
    lembretes_desligados_em: await semLembretesDesde(db, id),
    renovacoes: renovacoes(db, { tutor: id }),
    atendimentos: atendimentos(db, id),
  };
  return escreverJson(partes);
}

type ComId<P extends 'pets' | 'eventos' | 'estornos'> = DadosDoTutor[P][number] & { id: number };
/** The moment as PostgreSQL writes it: a Date would lose its microseconds, and the page its place. */
type LinhaDeCupom = Omit<DadosDoTutor['cupons'][number], 'valor_descontado'> & {
  id: number;
  prescricao_id: number;
  posicao: string;
  descontado: number | null;
};

type DoPet = DadosDoTutor['pets'][number];
const emUtc = (coluna: string) => sql.raw(`to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
const PESOS = sql<DoPet['pesos']>`
  (select coalesce(json_agg(json_build_object('dia', w.dia, 'peso', w.peso) order by w.dia), '[]')
     from pet_peso w where w.pet_id = pet.id)`;
const PARTILHAS = sql<DoPet['partilhas']>`
  (select coalesce(json_agg(json_build_object('parceiro', r.nome, 'texto', s.texto, 'consentida_em', ${emUtc('s.consentida_em')},
                                              'encerrada_em', ${emUtc('s.revogada_em')}) order by s.id), '[]')
     from pet_partilha s join prescritor r on r.id = s.prescritor_id where s.pet_id = pet.id)`;

async function semLembretesDesde(db: Leitura, id: number): Promise<string | null> {
  const desligados = await db.selectFrom('sem_lembretes').select('desde').where('conta_id', '=', id).executeTakeFirst();
  return desligados?.desde.toISOString() ?? null;
}

const pets = (db: Leitura, id: number): AsyncIterable<DadosDoTutor['pets']> =>
  emPaginas(
    (ultimo: ComId<'pets'> | undefined, limite) =>
      db
        .selectFrom('pet')
        .select(['id', 'nome', 'tipo', 'porte', 'raca', 'data_nascimento', 'peso'])
        .select(sql<string>`${emUtc('pet.criado_em')}`.as('criado_em'))
        .select([PESOS.as('pesos'), PARTILHAS.as('partilhas')])
        .where('tutor_id', '=', id)
        .where('id', '>', ultimo?.id ?? 0)
        .orderBy('id')
        .limit(limite)
        .execute(),
    semId,
  );

const eventos = (db: Leitura, id: number): AsyncIterable<DadosDoTutor['eventos']> =>
  emPaginas(
    (ultimo: ComId<'eventos'> | undefined, limite) =>
      db
        .selectFrom('evento')
        .select(['id', 'titulo', 'descricao', 'data', sql<string>`${emUtc('criado_em')}`.as('criado_em')])
        .select(sql<string | null>`${emUtc('notificado_em')}`.as('lembrete_enviado_em'))
        .where('tutor_id', '=', id)
        .where(sql<boolean>`(data, id) > (${ultimo?.data ?? '0001-01-01'}::date, ${ultimo?.id ?? 0}::int)`)
        .orderBy('data')
        .orderBy('id')
        .limit(limite)
        .execute(),
    semId,
  );

const cupons = (db: Leitura, id: number): AsyncIterable<DadosDoTutor['cupons']> =>
  emPaginas(
    (ultimo: LinhaDeCupom | undefined, limite) =>
      db
        .selectFrom('cupom as c')
        .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
        .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
        .select(['c.id', 'c.prescricao_id', sql<string>`c.criado_em::text`.as('posicao')])
        .select([sql<string>`${emUtc('c.criado_em')}`.as('criado_em'), 'c.peso as embalagem_kg'])
        .select(['c.codigo', 'p.codigo as indicacao', 'l.nome_fantasia as loja', 'c.estado', 'c.desconto'])
        .leftJoin('nota as n', (em) => em.onRef('n.cupom_id', '=', 'c.id').onRef('n.vez', '=', 'c.vez'))
        .select(['c.data_validade', 'c.data_efetivacao', 'c.valor', 'c.descontado', 'n.chave as nota'])
        .where('p.tutor_id', '=', id)
        .where(
          sql<boolean>`(p.id, c.criado_em, c.id) >
            (${ultimo?.prescricao_id ?? 0}::int, ${ultimo?.posicao ?? '-infinity'}::timestamptz, ${ultimo?.id ?? 0}::bigint)`,
        )
        .orderBy('p.id')
        .orderBy('c.criado_em')
        .orderBy('c.id')
        .limit(limite)
        .execute(),
    ({ id: _, prescricao_id: __, posicao: ___, valor, descontado, ...linha }) => ({
      ...linha,
      valor: valor === null ? null : centavosParaReais(valor),
      valor_descontado: descontado === null ? null : centavosParaReais(descontado),
    }),
  );

const estornos = (db: Leitura, id: number): AsyncIterable<DadosDoTutor['estornos']> =>
  emPaginas(
    (ultimo: ComId<'estornos'> | undefined, limite) =>
      db
        .selectFrom('prescricao as p')
        .innerJoin('cupom as c', 'c.prescricao_id', 'p.id')
        .innerJoin('estorno as e', 'e.cupom_id', 'c.id')
        .innerJoin('lojista as l', 'l.id', 'e.lojista_id')
        .select(['e.id', 'c.codigo as cupom', 'l.nome_fantasia as loja', 'e.data_efetivacao', 'e.peso', 'e.motivo'])
        .select(sql<number>`e.valor / 100.0`.as('valor'))
        .select(sql<number>`e.descontado / 100.0`.as('valor_descontado'))
        .select(sql<string>`${emUtc('e.estornado_em')}`.as('estornado_em'))
        .select(['e.texto', 'e.nota'])
        .where('p.tutor_id', '=', id)
        .where('e.id', '>', ultimo?.id ?? 0)
        .orderBy('e.id')
        .limit(limite)
        .execute(),
    semId,
  );

const quilos = (db: Leitura, id: number): AsyncIterable<DadosDoTutor['quilos']> =>
  emPaginas(
    (ultimo: DadosDoTutor['quilos'][number] | undefined, limite) =>
      db
        .selectFrom('prescricao as p')
        .innerJoin('cupom as c', 'c.prescricao_id', 'p.id')
        .innerJoin('quilo as q', 'q.cupom_id', 'c.id')
        .select(['c.codigo as cupom', 'c.id as id_coupon', 'q.sinal as kg', 'q.n'])
        .select(sql<string | null>`encode(q.sal, 'hex')`.as('sal'))
        .where('p.tutor_id', '=', id)
        .where('q.n', '>', ultimo?.n ?? 0)
        .orderBy('q.n')
        .limit(limite)
        .execute(),
    (quilo) => quilo,
  );
