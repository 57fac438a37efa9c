import type { Trx } from '../db/conexao';

/** Live coupons of a store that is gone serve nobody: they are cancelled, and their tutors may choose another store. */
export async function esquecerLojista(trx: Trx, id: number): Promise<string[]> {
  const { razao_social, nome_fantasia, cnpj, telefone, celular } = await trx
    .selectFrom('lojista')
    .select(['razao_social', 'nome_fantasia', 'cnpj', 'telefone', 'celular'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await cancelarCupons(trx, id);
  await trx
    .updateTable('lojista')
    .set({
      razao_social: 'Loja excluída',
      nome_fantasia: 'Loja excluída',
      cnpj: null,
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
  return [razao_social, nome_fantasia, cnpj, telefone, celular].filter((rastro) => rastro !== null);
}

async function cancelarCupons(trx: Trx, lojistaId: number): Promise<void> {
  const comCupomVivo = trx
    .selectFrom('cupom')
    .select('prescricao_id')
    .where('lojista_id', '=', lojistaId)
    .where('estado', '=', 'ativo');
  await trx.selectFrom('prescricao').select('id').where('id', 'in', comCupomVivo).orderBy('id').forUpdate().execute();
  await trx
    .updateTable('cupom')
    .set({ estado: 'cancelado', motivo_cancelamento: 'exclusao' })
    .where('lojista_id', '=', lojistaId)
    .where('estado', '=', 'ativo')
    .execute();
}
