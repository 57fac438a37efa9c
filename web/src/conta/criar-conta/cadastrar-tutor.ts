import { cadastrar, completarCadastro } from '@indica-bem/domain/conta/chamadas';
import { api } from '../../lib/api';
import type { Sessao } from '../../lib/sessao';
import { refLembrada } from '../ref';

export const CAMPOS_DO_TUTOR = ['nome', 'cpf', 'data_nascimento', 'telefone', 'email'] as const;

type DadosDoTutor = Record<(typeof CAMPOS_DO_TUTOR)[number] | 'senha' | 'confirmasenha', string | null>;
type DadosComSocial = Record<(typeof CAMPOS_DO_TUTOR)[number], string | null> & { social: string };

/** With a password, or with what a provider vouched for in its place (`social`). */
export async function cadastrarTutor(dados: DadosDoTutor | DadosComSocial, chave: string): Promise<Sessao> {
  const resposta = await api(cadastrar, {
    body: { ...dados, ref: refLembrada(), tipo_login: 'tutor' },
    headers: { 'idempotency-key': chave },
    visitante: true,
  });
  if (!('api_token' in resposta)) throw new Error(`${cadastrar} respondeu sem sessão a um visitante`);
  return resposta;
}

/** By the link that came by e-mail: the record that the team began becomes the person's. */
export function completarIniciado(passe: string, dados: DadosDoTutor): Promise<Sessao> {
  return api(completarCadastro, { params: { passe }, body: { ...dados, ref: refLembrada() }, visitante: true });
}
