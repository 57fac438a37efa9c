import type { Dados } from '@indica-bem/domain/conta/campos';
import type { TipoDePerfil } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { alterarMinhaConta, verMinhaConta } from '@indica-bem/domain/equipe/chamadas';
import { alterarLojista, verLojista } from '@indica-bem/domain/lojista/chamadas';
import { alterarPrescritor, verPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import { alterarTutor, verTutor } from '@indica-bem/domain/tutor/chamadas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { idDoUsuario, renovarSessao, type Sessao, trocarPerfil } from '../../lib/sessao';

type DaConta = {
  versao?: number;
  email_confirmado?: boolean;
  exclusao_pedida_em?: string | null;
  licenca?: Licenca | undefined;
};
export type PerfilDaConta = { tipo: TipoDePerfil; dados: Dados & DaConta };

/** The own record, whatever the role: the server's, not the one kept in the browser. */
export function consultaDoPerfil(sessao: Sessao) {
  return queryOptions({
    queryKey: ['perfil', sessao.tipo_usuario, idDoUsuario(sessao)],
    queryFn: ({ signal }) => lerPerfil(sessao, signal),
  });
}

/** For a form: read afresh when it opens, and never under the person's hands. */
export function consultaDaEdicao(sessao: Sessao) {
  return queryOptions({
    queryKey: ['edicao do perfil', sessao.tipo_usuario, idDoUsuario(sessao)],
    queryFn: ({ signal }) => lerPerfil(sessao, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function lerPerfil(sessao: Sessao, signal: AbortSignal): Promise<PerfilDaConta> {
  const envio = { params: { id: idDoUsuario(sessao) }, signal };
  switch (sessao.tipo_usuario) {
    case 'tutor':
      return { tipo: 'tutor', dados: await api(verTutor, envio) };
    case 'prescritor': {
      const dados = await api(verPrescritor, envio);
      return { tipo: dados.perfil, dados };
    }
    case 'lojista':
      return { tipo: 'lojista', dados: await api(verLojista, envio) };
    case 'indicabem':
      return { tipo: 'equipe', dados: await api(verMinhaConta, { signal }) };
  }
}

type Escrito = Record<string, string | null>;

/** Sends the edited record; the answer takes the place of the stored user, and with a new password of its token too. */
export async function atualizarPerfil(sessao: Sessao, dados: Escrito, versao: number | undefined): Promise<void> {
  const { api_token, ...perfil } = await enviarPerfil(sessao, { ...dados, versao });
  if (api_token) renovarSessao(sessao, perfil, api_token);
  else trocarPerfil(perfil);
}

async function enviarPerfil(sessao: Sessao, body: object) {
  const envio = { params: { id: idDoUsuario(sessao) }, body };
  switch (sessao.tipo_usuario) {
    case 'tutor':
      return api(alterarTutor, envio);
    case 'prescritor':
      return api(alterarPrescritor, envio);
    case 'lojista': {
      const loja = await api(alterarLojista, envio);
      return { ...loja, nome: loja.nome_fantasia };
    }
    case 'indicabem':
      return api(alterarMinhaConta, { body });
  }
}
