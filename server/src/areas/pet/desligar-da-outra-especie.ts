import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { contarReposicoesDeNovo } from '../../nucleo/contar-reposicoes-de-novo';
import { encerrarSemIndicacao } from '../prescricao/encerrar-partilhas';

type Mudado = { petId: number; tutorId: number; agora: Date };

/** A pet that turns out to be a cat was not meant by what was recommended for a dog. */
export async function desligarDaOutraEspecie(trx: Trx, { petId, tutorId, agora }: Mudado): Promise<void> {
  await sql`
    update prescricao p set pet_id = null from pet b
     where b.id = ${petId} and p.pet_id = b.id
       and b.tipo <> coalesce((select case d.especie when 'gatos' then 'Gato' else 'Cão' end from produto d where d.id = p.produto_id),
                              p.animal_especifico, b.tipo)`.execute(trx);
  await encerrarSemIndicacao(trx, petId, agora);
  await contarReposicoesDeNovo(trx, tutorId);
}
