import { createHmac } from 'node:crypto';
import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import { emailValido, limparEmail } from '@indica-bem/domain/texto/email';
import { decodeIdToken, OAuth2Tokens } from 'arctic';
import { z } from 'zod';
import type { Provedor } from '../../../config/provedores';
import type { IdentidadeSocial } from '../../../db/tabelas-comuns';

const PRAZO = 10_000;
const SEM_NOME = 'Tutor';

type Troca = { codigo: string; verificador: string; retorno: string };

/** The code for the tokens: the secret and the PKCE verifier go together, in the body, to both providers alike. */
export async function trocarCodigo(provedor: Provedor, { codigo, verificador, retorno }: Troca): Promise<OAuth2Tokens> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: codigo,
    code_verifier: verificador,
    redirect_uri: retorno,
    client_id: provedor.cliente,
    client_secret: provedor.segredo,
  });
  const signal = AbortSignal.timeout(PRAZO);
  const resposta = await fetch(provedor.token, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal,
  });
  if (!resposta.ok) throw new Error(`o provedor recusou o código (${resposta.status})`);
  return new OAuth2Tokens((await resposta.json()) as object);
}

type Retorno = { tokens: OAuth2Tokens; nonce: string; agora: Date };
type Ler = (provedor: Provedor, contexto: Retorno) => Promise<IdentidadeSocial>;

const declaracoes = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
});

/** The id token comes straight from the provider over TLS, so its claims are checked and its signature need not be. */
const doGoogle: Ler = async ({ cliente, emissor }, { tokens, nonce, agora }) => {
  const d = declaracoes.parse(decodeIdToken(tokens.idToken()));
  const doEmissor = d.iss === emissor || `https://${d.iss}` === emissor;
  if (!doEmissor || d.aud !== cliente || d.nonce !== nonce || d.exp * 1000 <= agora.getTime()) {
    throw new Error('o id token não é deste acesso');
  }
  return identidade('google', d.sub, d.name, d.email, d.email_verified === true);
};

const perfilDoFacebook = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** Facebook does not vouch for the e-mail it gives: it names a new account, it never opens an existing one. */
const doFacebook: Ler = async ({ perfil, segredo }, { tokens }) => {
  const token = tokens.accessToken();
  const url = new URL(perfil);
  url.searchParams.set('fields', 'id,name,email');
  url.searchParams.set('appsecret_proof', createHmac('sha256', segredo).update(token).digest('hex'));
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const resposta = await fetch(url, { headers, signal: AbortSignal.timeout(PRAZO) });
  if (!resposta.ok) throw new Error(`o provedor recusou o perfil (${resposta.status})`);
  const { id, name, email } = perfilDoFacebook.parse(await resposta.json());
  return identidade('facebook', id, name, email, false);
};

export const LER_IDENTIDADE: Record<ProvedorSocial, Ler> = { google: doGoogle, facebook: doFacebook };

function identidade(
  provedor: ProvedorSocial,
  sub: string,
  nome: string | undefined,
  endereco: string | undefined,
  verificado: boolean,
): IdentidadeSocial {
  const email = endereco && emailValido(endereco) ? limparEmail(endereco) : null;
  return {
    provedor,
    sub,
    nome: nome?.trim().slice(0, 120) || SEM_NOME,
    email,
    verificado: verificado && email !== null,
  };
}
