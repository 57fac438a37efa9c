import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import { type ConferenciaDoCrmv, estadoDaLicenca, valeAte } from '@indica-bem/domain/prescritor/licenca';
import type { Leitura } from '../../db/conexao';

/** Asked of the database each time: a check of a moment ago, or another CRMV, counts at once. */
export async function lerLicenca(db: Leitura, id: number, hoje: string): Promise<Licenca> {
  const {
    perfil,
    crmv_uf: uf,
    crmv_numero: numero,
  } = await db
    .selectFrom('prescritor')
    .select(['perfil', 'crmv_uf', 'crmv_numero'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ultima = (await ultimaConferencia(db, id)) ?? null;
  const estado = estadoDaLicenca({ perfil, registro: { uf, numero }, ultima }, hoje);
  return { estado, uf, numero, ...datasDa(ultima, estado) };
}

const ultimaConferencia = (db: Leitura, id: number) =>
  db
    .selectFrom('crmv_conferido')
    .select(['uf', 'numero', 'situacao', 'conferido_em'])
    .where('prescritor_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of the check that speaks for the CRMV as it stands; one of another CRMV says nothing. */
function datasDa(ultima: ConferenciaDoCrmv | null, estado: Licenca['estado']) {
  if (!ultima || !['valida', 'vencida', 'recusada'].includes(estado)) return { conferido_em: null, vale_ate: null };
  const { conferido_em } = ultima;
  return {
    conferido_em: conferido_em.toISOString(),
    vale_ate: estado === 'recusada' ? null : valeAte(conferido_em),
  };
}
