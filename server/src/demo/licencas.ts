import type { Trx } from '../db/conexao';
import type { Ids } from './pessoas';

const DIA_MS = 86_400_000;

/** How long ago the CRMV of each of these was checked; the second is near the end of its year. The third waits for the team. */
const CONFERIDOS: [prescritor: number, haDias: number][] = [
  [1, 60],
  [2, 345],
];

type Semente = { prescritores: Ids; admin: number; agora: Date };

/** Answers who may recommend what is only for vets. */
export async function semearLicencas(trx: Trx, { prescritores, admin, agora }: Semente): Promise<number[]> {
  const ids: number[] = [];
  for (const [numero, haDias] of CONFERIDOS) {
    const id = prescritores.get(numero) ?? 0;
    const { crmv_uf: uf, crmv_numero } = await trx
      .selectFrom('prescritor')
      .select(['crmv_uf', 'crmv_numero'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('crmv_conferido')
      .values({
        prescritor_id: id,
        uf: uf ?? '',
        numero: crmv_numero ?? '',
        situacao: 'regular',
        conferido_por: admin,
        conferido_em: new Date(agora.getTime() - haDias * DIA_MS),
      })
      .execute();
    ids.push(id);
  }
  return ids;
}
