import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { verCrmv as chamada } from '@indica-bem/domain/prescritor/contrato';
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
  return {
    licenca: await lerLicenca(db, id, hoje),
    conferencias: conferencias.map((linha) => ({ ...linha, conferido_em: linha.conferido_em.toISOString() })),
  };
}
