import { api } from '../../lib/api';
import type { Sessao } from '../../lib/sessao';
import { refLembrada } from '../ref';

export const CAMPOS_DO_TUTOR = ['nome', 'cpf', 'data_nascimento', 'telefone', 'email'] as const;

type DadosDoTutor = Record<(typeof CAMPOS_DO_TUTOR)[number] | 'senha' | 'confirmasenha', string | null>;
type DadosComSocial = Record<(typeof CAMPOS_DO_TUTOR)[number], string | null> & { social: string };

/** Whom the team has registered before completes that record; everybody else gets a new one (SPEC §7). */
export async function cadastrarTutor(dados: DadosDoTutor, chave: string): Promise<Sessao> {
  const { email, telefone } = dados;
  const conhecido = await api('POST /verificando_tutor', {
    body: { email: email ?? '', telefone: telefone ?? '' },
    visitante: true,
  });
  return conhecido
    ? api('PUT /register/:passe', {
        params: { passe: conhecido.id_tutor },
        body: { ...dados, ref: refLembrada() },
        visitante: true,
      })
    : registrar(dados, chave);
}

/** `social` stands in the place of the password. */
export function cadastrarTutorComSocial(dados: DadosComSocial, chave: string): Promise<Sessao> {
  return registrar(dados, chave);
}

async function registrar(dados: DadosDoTutor | DadosComSocial, chave: string): Promise<Sessao> {
  const resposta = await api('POST /register', {
    body: { ...dados, ref: refLembrada(), tipo_login: 'tutor' },
    headers: { 'idempotency-key': chave },
    visitante: true,
  });
  if (!('api_token' in resposta)) throw new Error('POST /register respondeu sem sessão a um visitante');
  return resposta;
}
