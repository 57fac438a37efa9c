import type { Calculo } from '@indica-bem/domain/dose/contrato';
import type { Porcao } from '@indica-bem/domain/pet/contrato';
import { type FaixaDePeso, metaDoCalculo } from '@indica-bem/domain/pet/meta';
import type { Pesagem } from '@indica-bem/domain/pet/peso';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { vencidaEm } from '../prescricao/sql';

/** What the newest recommendation for a pet says: what it eats and, of who is to lose weight, from where to where. */
export type DaIndicacao = { porcao: Porcao | null; inicio: Pesagem | null; meta: FaixaDePeso | null };
export const SEM_INDICACAO: DaIndicacao = { porcao: null, inicio: null, meta: null };

type Linha = Omit<Porcao, 'gramas'> & { pet_id: number; calculo: Calculo | null };

/** Of each pet the newest that did not expire unbought; pets without one are left out. */
export async function lerPorcoes(
  db: Leitura,
  pets: readonly number[],
  hoje: string,
): Promise<Map<number, DaIndicacao>> {
  if (pets.length === 0) return new Map();
  const { rows } = await sql<Linha>`
    select u.pet_id, p.id as id_prescricao, p.data, p.calculo, coalesce(d.nome, p.titulo_especifico) as produto,
           r.nome as parceiro
      from unnest(${pets}::int[]) u (pet_id)
      join lateral (
        select * from prescricao p where p.pet_id = u.pet_id and not ${vencidaEm(hoje)}
         order by p.data desc, p.id desc limit 1) p on true
      left join produto d on d.id = p.produto_id
      left join prescritor r on r.id = p.prescritor_id`.execute(db);
  return new Map(rows.map((linha) => [linha.pet_id, apresentar(linha)]));
}

function apresentar({ pet_id: _, calculo, ...porcao }: Linha): DaIndicacao {
  const meta = metaDoCalculo(calculo);
  return {
    porcao: { ...porcao, gramas: calculo?.gramas ?? null },
    inicio: meta && calculo && { dia: porcao.data, peso: calculo.peso_pet },
    meta,
  };
}
