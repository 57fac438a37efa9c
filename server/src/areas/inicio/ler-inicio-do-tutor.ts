import type { InicioDoTutor } from '@indica-bem/domain/inicio/contrato';
import { destacar, type IndicacaoAberta } from '@indica-bem/domain/inicio/destaque';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { executarPreparado } from '../../db/preparar';
import { listarEventos } from '../evento/ler-eventos';
import { listarPets } from '../pet/ler-pets';
import { CUPOM_DA_VEZ, PRAZO_DA_ESCOLHA } from '../prescricao/sql';
import { verAlgumas } from '../prescricao/ver-prescricoes';
import { contarMeusQuilos } from '../registro/listar-meus-quilos';
import { listarReposicoes } from '../reposicao/ler-reposicoes';

/** Everything the home begins with, in one answer: a slow phone asks once. One reading after the other, on one connection. */
export async function lerInicioDoTutor(db: Leitura, tutorId: number, hoje: string): Promise<InicioDoTutor> {
  const { id, cupons, semLoja } = destacar(await lerAbertas(db, tutorId, hoje));
  const alvo = { papel: 'tutor', id: tutorId } as const;
  const destaque = id === null ? undefined : (await verAlgumas(db, [id], alvo, hoje)).get(id);
  const [evento] = await listarEventos(db, tutorId, { de: hoje, ordem: 'crescente', limite: 1 });
  return {
    destaque: destaque ?? null,
    cupons,
    sem_loja: semLoja,
    pets: await listarPets(db, tutorId, hoje),
    ...(await listarReposicoes(db, { tutorId, hoje })),
    evento: evento ?? null,
    kg: await contarMeusQuilos(db, tutorId),
  };
}

/** However much an account has gathered, so many of the newest are looked at. */
const OLHADAS = 500;

/** Not bought with, not expired nor blocked, and either at a store or free to choose one. */
async function lerAbertas(db: Leitura, tutorId: number, hoje: string): Promise<IndicacaoAberta[]> {
  const consulta = sql<IndicacaoAberta>`
    select p.id, p.data, case when c.estado = 'ativo' and l.disponivel then c.data_validade end as validade,
           coalesce(case when l.id is null then c.saiu else not l.disponivel end, false) as "lojaPerdida"
      from (select * from prescricao where tutor_id = ${tutorId} order by data desc, id desc limit ${OLHADAS}) p
      left join lateral (
        select c.estado, c.data_validade, ${sql.raw(PRAZO_DA_ESCOLHA)} as prazo, c.devolvido and c.motivo_cancelamento = 'exclusao' as saiu
          from cupom c where c.prescricao_id = p.id ${sql.raw(CUPOM_DA_VEZ)}) c on true
      left join lojista l on l.id = p.lojista_id
     where p.data_ativacao is null and p.bloqueada_em is null and coalesce(c.prazo >= ${hoje}::date, true)
       and (p.lojista_id is null or c.estado = 'ativo')`;
  return executarPreparado(db, 'abertas-do-tutor', consulta);
}
