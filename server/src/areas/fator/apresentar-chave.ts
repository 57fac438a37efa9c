import type { ChaveApresentada } from '@indica-bem/domain/fator/contrato-da-chave';
import { MINUTOS_DO_DESAFIO } from '@indica-bem/domain/fator/regras';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Leitura, Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { chavesDaConta } from './sql';

/** Passkeys belong to the address people open, whatever stands before the server. */
export function lugarDasChaves({ urlPublica }: Pick<Contexto, 'urlPublica'>): { origem: string; dominio: string } {
  const { origin, hostname } = new URL(urlPublica());
  return { origem: origin, dominio: hostname };
}

type Guardada = { credencial: Buffer; transportes: string[] };

/** How a browser is told of one that is there. */
export const credencialDe = ({ credencial, transportes }: Guardada) => ({
  id: credencial.toString('base64url'),
  type: 'public-key' as const,
  transports: transportes,
});

/** `contaId` null: whoever's; the browser knows its own. */
export async function opcoesDeEntrada(
  ctx: Pick<Contexto, 'urlPublica'>,
  db: Leitura,
  { desafio, contaId }: { desafio: string; contaId: number | null },
) {
  return {
    challenge: desafio,
    rpId: lugarDasChaves(ctx).dominio,
    timeout: MINUTOS_DO_DESAFIO * 60_000,
    userVerification: 'required' as const,
    allowCredentials: contaId === null ? [] : (await chavesDaConta(db, contaId)).map(credencialDe),
  };
}

type Uso = { chave: ChaveApresentada; contaId: number; desafio: string; agora: Date };

/** The account's own, signed over this very challenge, by somebody who was verified, with a counter that grew. */
export async function usarChave(ctx: Contexto, trx: Trx, { chave, contaId, desafio, agora }: Uso): Promise<void> {
  const guardada = await trx
    .selectFrom('chave_de_acesso')
    .selectAll()
    .where('credencial', '=', Buffer.from(chave.id, 'base64url'))
    .where('conta_id', '=', contaId)
    .forUpdate()
    .executeTakeFirst();
  if (!guardada) throw new Recusa('CHAVE_NAO_CONFERE');
  const { origem, dominio } = lugarDasChaves(ctx);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: chave as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: dominio,
    requireUserVerification: true,
    credential: {
      id: chave.id,
      publicKey: new Uint8Array(guardada.chave_publica),
      counter: Number(guardada.contador),
    },
  }).catch(() => {
    // The library throws whatever is wrong with it; to who presents it all of that is one sentence.
    throw new Recusa('CHAVE_NAO_CONFERE');
  });
  if (!verified) throw new Recusa('CHAVE_NAO_CONFERE');
  await trx
    .updateTable('chave_de_acesso')
    .set({ contador: authenticationInfo.newCounter, usada_em: agora })
    .where('id', '=', guardada.id)
    .execute();
}
