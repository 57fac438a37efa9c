import { animalDaIndicacao } from '@indica-bem/domain/pet/vinculo';
import type { Leitura, Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import type { LinhaDeProduto } from '../produto/apresentar-produto';

/**
 * A recommendation that follows another at the tutor's request is theirs from the start, for the same pet, and tells the
 * partner no more about them: contact and names are those of the one before.
 */
export async function paraQuemRenova(trx: Trx, id: number, { especie }: Pick<LinhaDeProduto, 'especie'>, hoje: string) {
  const antes = await trx
    .selectFrom('prescricao as p')
    .innerJoin('conta as k', 'k.id', 'p.tutor_id')
    .leftJoin('pet as a', 'a.id', 'p.pet_id')
    .select(['p.tutor_id', 'p.email', 'p.telefone', 'p.tutor_nome', 'p.pet_nome', 'a.id as pet', 'a.tipo'])
    .select(['k.email as caixa', 'k.email_confirmado_em'])
    .where('p.id', '=', id)
    .where('k.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!antes) throw new Recusa('NAO_ENCONTRADO');
  const { tutor_id, email, telefone, tutor_nome, pet_nome } = antes;
  // Food for another species is for another pet.
  const animal = animalDaIndicacao({ product: { especie }, animal_especifico: null });
  const pet_id = antes.tipo === animal ? antes.pet : null;
  return {
    caixa: caixaDe(antes),
    colunas: { tutor_id, data_resgate: hoje, pet_id, email, telefone, tutor_nome, pet_nome },
  };
}

type Caixas = { caixa: string; email_confirmado_em: Date | null; email: string | null };

/** The tutor's own mailbox if it is known to be theirs, else the one the partner was given. */
const caixaDe = ({ caixa, email_confirmado_em, email }: Caixas) => (email_confirmado_em ? caixa : email);

/** Where the letter about such a recommendation goes; null for one that was made as any other. */
export async function caixaDaRenovada(db: Leitura, id: number): Promise<{ para: string | null } | null> {
  const renovada = await db
    .selectFrom('renovacao as r')
    .innerJoin('prescricao as p', 'p.id', 'r.nova_id')
    .innerJoin('conta as k', 'k.id', 'r.tutor_id')
    .select(['p.email', 'k.email as caixa', 'k.email_confirmado_em', 'k.suspensa_em', 'k.excluida_em'])
    .where('r.nova_id', '=', id)
    .executeTakeFirst();
  if (!renovada) return null;
  return { para: renovada.suspensa_em || renovada.excluida_em ? null : caixaDe(renovada) };
}
