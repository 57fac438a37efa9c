import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { verCrmv as chamada, Licenca } from '@indica-bem/domain/prescritor/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerLicenca } from './ler-licenca';

const AS_ULTIMAS = 50;

export async function verCrmv(db: Leitura, id: number, hoje: string): Promise<Resposta<typeof chamada>> {
  const vivo = await db
    .selectFrom('prescritor as p')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!vivo) throw new Recusa('NAO_ENCONTRADO');
  const conferencias = await db
    .selectFrom('crmv_conferido as k')
    .leftJoin('administrador as a', 'a.id', 'k.conferido_por')
    .select(['k.uf', 'k.numero', 'k.situacao', 'k.conferido_em', 'a.nome as conferido_por'])
    .where('k.prescritor_id', '=', id)
    .orderBy('k.id', 'desc')
    .limit(AS_ULTIMAS)
    .execute();
  const licenca = await lerLicenca(db, id, hoje);
  return {
    licenca,
    tambem_em: await comOMesmoCrmv(db, id, licenca),
    conferencias: conferencias.map((linha) => ({ ...linha, conferido_em: linha.conferido_em.toISOString() })),
  };
}

const OUTROS = 5;

/** Somebody else's number, typed as the own, is regular too: only who compares notices. */
async function comOMesmoCrmv(
  db: Leitura,
  id: number,
  { uf, numero }: Pick<Licenca, 'uf' | 'numero'>,
): Promise<string[]> {
  if (!uf || !numero) return [];
  const outros = await db
    .selectFrom('prescritor as p')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select('p.nome')
    .where('p.crmv_numero', '=', numero)
    .where('p.crmv_uf', '=', uf)
    .where('p.perfil', '=', 'veterinario')
    .where('p.id', '<>', id)
    .where('c.excluida_em', 'is', null)
    .orderBy('p.id')
    .limit(OUTROS)
    .execute();
  return outros.map(({ nome }) => nome);
}
