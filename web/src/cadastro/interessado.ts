import { ehCelular } from '@indica-bem/domain/brasil/telefone';
import type { Dados } from '@indica-bem/domain/conta/campos';
import { alterarInteressado, listarInteressados } from '@indica-bem/domain/interesse/chamadas';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';

/** What somebody who wants to take part has told, as the form of the registration spells it. */
export function dadosDoInteressado(interessado: Interessado | undefined): Dados {
  if (!interessado) return {};
  const { nome, nome_da_loja, cnpj, cidade, uf, email, telefone } = interessado;
  const celular = ehCelular(telefone) ? telefone : null;
  return { nome, nome_fantasia: nome_da_loja, cnpj, cidade, estado: uf, email, telefone, celular };
}

/** The person is registered whatever becomes of this: the list can be set right by hand. */
export async function marcarCadastrado(id: number): Promise<void> {
  const marcar = api(alterarInteressado, { params: { id }, body: { situacao: 'cadastrado' } });
  await marcar.then(
    () => invalidar(listarInteressados),
    () => undefined,
  );
}
