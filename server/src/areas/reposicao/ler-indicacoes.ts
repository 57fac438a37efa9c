import { somarDias } from '@indica-bem/domain/brasil/datas';
import type { PedidoDeRenovacao } from '@indica-bem/domain/reposicao/contrato';
import type { IndicacaoDoTutor } from '@indica-bem/domain/reposicao/racoes';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { executarPreparado } from '../../db/preparar';
import { VALIDADE_DA_INDICACAO } from '../prescricao/sql';

export type Indicacao = IndicacaoDoTutor & {
  tutor_id: number;
  pet: string | null;
  pet_nome: string | null;
  produto: string | null;
  imagem_hash: string | null;
  prescritor_id: number | null;
  parceiro: string | null;
  tem_parceiro: boolean;
  pedidos: number;
  renovada: boolean;
  pedido: PedidoDeRenovacao | null;
};

/** Twenty kilograms last a small cat a year and a half, and bags wait for each other. What is older has long been eaten. */
const DIAS_LIDOS = 1826;
const POR_TUTOR = 500;

type Quais = { tutores: number[]; hoje: string /** However old. */; tambem?: number };

/** The recommendations of each of these tutors, as far back as one may still matter. */
export async function lerIndicacoes(db: Leitura, { tutores, hoje, tambem }: Quais): Promise<Indicacao[]> {
  const desde = somarDias(hoje, -DIAS_LIDOS);
  const consulta = sql<Indicacao>`
    select p.id as id_prescricao, p.tutor_id, p.pet_id as id_pet, a.nome as pet, p.pet_nome, p.data, p.produto_id as id_produto,
           coalesce(d.nome, p.titulo_especifico) as produto, d.imagem_hash, p.prescritor_id, i.nome as parceiro,
           coalesce(k.excluida_em is null and k.suspensa_em is null and k.id is not null, false) as tem_parceiro,
           p.data_ativacao as comprado_em, p.peso, (p.calculo ->> 'gramas')::int as gramas,
           ${sql.raw(VALIDADE_DA_INDICACAO)} as validade, p.bloqueada_em is not null as bloqueada, o.prescricao_id as renova,
           r.pedidos, r.renovada, r.pedido
      from unnest(${tutores}::int[]) as t (id)
     cross join lateral (
        select * from prescricao p
         where p.tutor_id = t.id and (coalesce(p.data_ativacao, p.data) > ${desde}::date or p.id = ${tambem ?? 0})
         order by p.data desc, p.id desc limit ${POR_TUTOR}) p
      left join pet a on a.id = p.pet_id
      left join produto d on d.id = p.produto_id
      left join prescritor i on i.id = p.prescritor_id
      left join conta k on k.id = p.prescritor_id
      left join renovacao o on o.nova_id = p.id
     cross join lateral (
        select count(*)::int as pedidos, coalesce(bool_or(r.estado = 'atendida'), false) as renovada,
               (array_agg(${PEDIDO_EM_JSON} order by r.id desc))[1] as pedido
          from renovacao r where r.prescricao_id = p.id) r
     order by p.id`;
  return executarPreparado(db, 'indicacoes-dos-tutores', consulta);
}

const instante = (coluna: string) => sql.raw(`to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A request `r`, as it is told. */
const PEDIDO_EM_JSON = sql`json_build_object('id_renovacao', r.id, 'estado', r.estado, 'pedida_em', ${instante('r.pedida_em')},
  'respondida_em', ${instante('r.respondida_em')}, 'motivo', r.motivo, 'texto', r.texto, 'id_nova', r.nova_id)`;
