import { randomBytes } from 'node:crypto';
import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import type { Provedor } from '../../../config/provedores';
import { transacao } from '../../../db/transacao';
import type { Contexto } from '../../../nucleo/contexto';
import { Recusa } from '../../../nucleo/recusa';
import { resumoDoToken } from '../../../nucleo/sessao';
import { LER_IDENTIDADE, trocarCodigo } from './ler-identidade';

const UM_MINUTO = 60_000;
const ESCOPOS: Record<ProvedorSocial, string[]> = {
  google: ['openid', 'email', 'profile'],
  facebook: ['public_profile', 'email'],
};

/** What the browser keeps between going and coming back; without it, whoever comes back is not who went. */
export type Ida = { state: string; verificador: string; nonce: string };

export function irAoProvedor(ctx: Contexto, nome: ProvedorSocial): { url: URL; ida: Ida } {
  const { cliente, autorizacao } = provedorDe(ctx, nome);
  const ida = { state: generateState(), verificador: generateCodeVerifier(), nonce: generateState() };
  const url = new OAuth2Client(cliente, null, retornoDe(ctx, nome)).createAuthorizationURLWithPKCE(
    autorizacao,
    ida.state,
    CodeChallengeMethod.S256,
    ida.verificador,
    ESCOPOS[nome],
  );
  url.searchParams.set('nonce', ida.nonce);
  return { url, ida };
}

type Volta = { nome: ProvedorSocial; codigo: string; ida: Ida; agora: Date };

/** `codigo` goes into the address /web/callback/{code}; `navegador` stays with the browser, and without it the code is nothing. */
type Chegada = { codigo: string; navegador: string };

export async function voltarDoProvedor(ctx: Contexto, { nome, codigo, ida, agora }: Volta): Promise<Chegada> {
  const provedor = provedorDe(ctx, nome);
  const { verificador, nonce } = ida;
  const tokens = await trocarCodigo(provedor, { codigo, verificador, retorno: retornoDe(ctx, nome) });
  const identidade = await LER_IDENTIDADE[nome](provedor, { tokens, nonce, agora });
  const chegada = { codigo: aoAcaso(), navegador: aoAcaso() };
  await transacao(ctx.db, (trx) =>
    trx
      .insertInto('codigo_social')
      .values({
        codigo_hash: resumoDoToken(chegada.codigo),
        navegador_hash: resumoDoToken(chegada.navegador),
        identidade: JSON.stringify(identidade),
        expira_em: new Date(agora.getTime() + UM_MINUTO),
      })
      .execute(),
  );
  return chegada;
}

const aoAcaso = () => randomBytes(32).toString('base64url');

function provedorDe({ config }: Contexto, nome: ProvedorSocial): Provedor {
  const provedor = config.social[nome];
  if (!provedor) throw new Recusa('NAO_ENCONTRADO');
  return provedor;
}

const retornoDe = (ctx: Contexto, nome: ProvedorSocial) => `${ctx.urlPublica()}/api/social/${nome}/retorno`;
