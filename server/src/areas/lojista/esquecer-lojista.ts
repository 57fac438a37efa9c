import type { Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';
import { julgarAntes } from '../doacao/julgar-antes';
import { devolverEscolhas } from './devolver-escolhas';

/**
 * A company is not a person: its name and CNPJ stay on what was sold in it. Its contacts, its address and the codes it
 * brought go, and whoever had a coupon waiting there chooses again. Held from who chooses it or undoes a sale of it, and not
 * from who only points at it: that one may hold a recommendation that this waits for.
 */
export async function esquecerLojista(
  trx: Trx,
  id: number,
  { fila, agora }: { fila: Fila; agora: Date },
): Promise<void> {
  const { cnpj } = await trx
    .selectFrom('lojista')
    .select('cnpj')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const tutores = await devolverEscolhas(trx, id, agora);
  await julgarAntes(trx, agora);
  const avisos = tutores.map((tutorId) => ({ lojistaId: id, tutorId }));
  await fila.enfileirarTodas(trx, 'email-loja-saiu', avisos);
  await trx
    .updateTable('lojista')
    .set({
      cnpj: null,
      cnpj_da_excluida: cnpj,
      telefone: null,
      celular: null,
      site: null,
      logradouro: null,
      numero: null,
      complemento: null,
      cep: null,
      bairro: null,
      cidade: null,
      estado: null,
      latitude: null,
      longitude: null,
      coordenadas_aproximadas: false,
      campanha_id: null,
    })
    .where('id', '=', id)
    .execute();
  // Nobody got them: another account of the same company may bring them again.
  await trx.deleteFrom('cupom_online').where('lojista_id', '=', id).where('cupom_id', 'is', null).execute();
  await trx.deleteFrom('aviso_de_estoque').where('lojista_id', '=', id).execute();
}
