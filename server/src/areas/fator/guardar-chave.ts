import type { ChaveNova } from '@indica-bem/domain/fator/contrato-da-chave';
import { CHAVES_DE_ACESSO_NO_MAXIMO, MINUTOS_DO_DESAFIO } from '@indica-bem/domain/fator/regras';
import { MARCA } from '@indica-bem/domain/marca';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { credencialDe, lugarDasChaves } from './apresentar-chave';
import { fatorLigado } from './fator-ligado';
import { exigirProva } from './prova-da-sessao';
import { desafioAssinado } from './provar';
import { chavesDaConta, criarDesafio, segurarConta, usarDesafio } from './sql';

/** Discoverable and verified: by itself it says who comes in, and that it is them. */
export function iniciarChave(ctx: Contexto, sessao: Sessao, agora: Date) {
  return transacao(ctx.db, async (trx) => {
    const conta = await segurarConta(trx, sessao.id);
    await exigirProva(trx, sessao, agora);
    if (!conta) throw new Recusa('CONFIRME_QUE_E_VOCE');
    const minhas = await exigirCota(trx, conta.id);
    const desafio = await criarDesafio(trx, { contaId: conta.id, uso: 'chave', agora });
    const opcoes = await generateRegistrationOptions({
      rpName: MARCA.nome,
      rpID: lugarDasChaves(ctx).dominio,
      userName: conta.email,
      userID: new Uint8Array(Buffer.from(String(conta.id))),
      challenge: Buffer.from(desafio, 'base64url'),
      timeout: MINUTOS_DO_DESAFIO * 60_000,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { challenge, rp, user, pubKeyCredParams, timeout, attestation, authenticatorSelection } = opcoes;
    return {
      challenge,
      rp,
      user,
      pubKeyCredParams,
      timeout,
      attestation,
      authenticatorSelection,
      excludeCredentials: minhas.map(credencialDe),
    };
  });
}

async function exigirCota(trx: Trx, contaId: number) {
  const minhas = await chavesDaConta(trx, contaId);
  if (minhas.length >= CHAVES_DE_ACESSO_NO_MAXIMO)
    throw new Recusa('COTA_DE_CHAVES', { partes: { maximo: String(CHAVES_DE_ACESSO_NO_MAXIMO) } });
  return minhas;
}

type Guarda = { sessao: Sessao; nome: string; chave: ChaveNova; agora: Date; autoria: Autoria };

export function guardarChave(
  ctx: Contexto,
  { sessao, nome, chave, agora, autoria }: Guarda,
): Promise<{ codigos: string[] | null }> {
  const desafio = desafioAssinado(chave.response.clientDataJSON);
  return transacao(ctx.db, async (trx) => {
    await segurarConta(trx, sessao.id);
    if (!(await usarDesafio(trx, { desafio, uso: 'chave', agora }, sessao.id))) throw new Recusa('APLICATIVO_VENCIDO');
    await exigirCota(trx, sessao.id);
    const { id, publicKey, counter } = await conferir(ctx, chave, desafio);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('chave_de_acesso')
      .values({
        conta_id: sessao.id,
        credencial: Buffer.from(id, 'base64url'),
        chave_publica: Buffer.from(publicKey),
        contador: counter,
        transportes: chave.response.transports ?? [],
        nome,
        criada_em: agora,
        usada_em: null,
      })
      .onConflict((ja) => ja.column('credencial').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new Recusa('CHAVE_REPETIDA');
    await auditar(trx, autoria, { id: sessao.id });
    return { codigos: await fatorLigado(trx, ctx, sessao, agora) };
  });
}

async function conferir(ctx: Contexto, chave: ChaveNova, desafio: string) {
  const { origem, dominio } = lugarDasChaves(ctx);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: chave as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: dominio,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new Recusa('CHAVE_NAO_CONFERE');
  return registrationInfo.credential;
}
