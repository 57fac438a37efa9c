import { comDigitoDaChave } from '@indica-bem/domain/nota/chave';
import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

/** Receipts for three purchases in four, that nobody issued. The tutor whom a newcomer comes in as has hers still to send. */
export async function semearNotas(trx: Trx, { menosDe }: { menosDe: number }): Promise<void> {
  const compras = await trx
    .selectFrom('cupom as c')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .select(['c.id', 'c.vez', 'c.lojista_id', 'c.efetivado_em', 'l.cnpj', sql<string>`c.data_efetivacao`.as('data')])
    .where('c.estado', '=', 'efetivado')
    .where('l.cnpj', 'is not', null)
    .where('p.tutor_id', '<>', menosDe)
    .orderBy('p.id')
    .execute();
  const notas = compras.map(({ id, vez, lojista_id, efetivado_em, cnpj, data }, n) => ({
    cupom_id: id,
    vez,
    chave: chaveFicticia(cnpj ?? '', data, n + 1),
    data,
    de: 'loja' as const,
    enviada_por: lojista_id,
    enviada_em: efetivado_em ?? new Date(`${data}T12:00:00-03:00`),
  }));
  await trx
    .insertInto('nota')
    .values(notas.filter((_, n) => n % 4 !== 0))
    .execute();
}

function chaveFicticia(cnpj: string, data: string, numero: number): string {
  const mes = data.slice(2, 7).replace('-', '');
  return comDigitoDaChave(`35${mes}${cnpj}65001${String(numero).padStart(9, '0')}100000000`);
}
