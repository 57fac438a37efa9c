import { camposDoTipo } from '@indica-bem/domain/conta/campos';
import { cadastrar } from '@indica-bem/domain/conta/chamadas';
import type { Cadastrado } from '@indica-bem/domain/conta/contrato-do-cadastro';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { dadosDe, type Valores } from '../compartilhado/pessoa/valores';
import { api } from '../lib/api';

type Preenchido = { valores: Valores; idCampanha: number | null; chave: string };

/** A partner's type is the profile; the others are known by their login alone. */
export async function cadastrarPessoa(
  tipo: TipoDeCadastro,
  { valores, idCampanha, chave }: Preenchido,
): Promise<Cadastrado> {
  const dados = dadosDe(valores, [...camposDoTipo(tipo)]);
  const resposta = await api(cadastrar, {
    body: { ...dados, tipo_login: loginDoTipo(tipo), perfil: perfilDe(tipo), id_campanha: idCampanha },
    headers: { 'idempotency-key': chave },
  });
  if ('api_token' in resposta) throw new Error(`${cadastrar} abriu uma sessão para a administração`);
  return resposta;
}

function perfilDe(tipo: TipoDeCadastro) {
  return tipo === 'tutor' || tipo === 'lojista' ? null : tipo;
}
