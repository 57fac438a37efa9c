import type { Trx } from '../../db/conexao';
import { deterJulgamento } from '../../nucleo/vez-de-julgar';
import { julgarCompras } from './julgar-compras';

const POR_VEZ = 500;

/**
 * Before somebody is forgotten: the rules read phones and documents, and a purchase of a second ago would be judged without
 * them. Everybody's, in the order they came, as at any other time.
 */
export async function julgarAntes(trx: Trx, agora: Date): Promise<void> {
  if (!(await trx.selectFrom('compra_a_julgar').select('id').limit(1).executeTakeFirst())) return;
  await deterJulgamento(trx);
  while ((await julgarCompras(trx, { agora, quantas: POR_VEZ })).julgadas === POR_VEZ);
}
