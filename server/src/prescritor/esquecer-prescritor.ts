import type { Trx } from '../db/conexao';

/** The recommendations stay: they belong to the tutors who hold them. Returns what identified the person. */
export async function esquecerPrescritor(trx: Trx, id: number): Promise<string[]> {
  const { nome, nome_fantasia, cpf, cnpj, crmv, telefone, celular } = await trx
    .selectFrom('prescritor')
    .select(['nome', 'nome_fantasia', 'cpf', 'cnpj', 'crmv', 'telefone', 'celular'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('prescritor')
    .set({
      nome: 'Parceiro excluído',
      nome_fantasia: null,
      cpf: null,
      cnpj: null,
      crmv: null,
      telefone: null,
      celular: null,
      logradouro: null,
      numero: null,
      complemento: null,
      cep: null,
      bairro: null,
      cidade: null,
      estado: null,
    })
    .where('id', '=', id)
    .execute();
  return [nome, nome_fantasia, cpf, cnpj, crmv, telefone, celular].filter((rastro) => rastro !== null);
}
