import type { Trx } from '../../db/conexao';
import type { Aparelho } from '../../nucleo/aparelho';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { novaSessao } from '../conta/nova-sessao';
import { opcoesDeEntrada } from './apresentar-chave';
import { pedirSegundoPasso } from './desafio-assinado';
import { chavesDaConta, provaDe, segurarConta, temFator } from './sql';

type Passo = {
  provada?: { email: string; senhaHash: string } | null;
  aparelho: Aparelho;
  agora: Date;
};

/** In, or half way: what the second step answers. */
export type Aberta = { token: string } | { falta: Falta };
export type Falta = { desafio: string; meios: string[]; chave?: object };

/** The only way in for an account that was there before, whoever vouches for the person: its second factor is asked for. */
export async function abrirSessao(trx: Trx, ctx: Contexto, contaId: number, passo: Passo): Promise<Aberta> {
  const { provada = null, aparelho, agora } = passo;
  const conta = await segurarConta(trx, contaId);
  if (!conta || !(await temFator(trx, contaId)))
    return { token: await novaSessao(trx, ctx, contaId, { provada, aparelho, agora }) };
  // Judged again, now that nobody else holds the account: what follows trusts it.
  const mudou = provada && (provada.email !== conta.email || provada.senhaHash !== conta.senha_hash);
  if (mudou || conta.suspensa_em) throw new Recusa('LOGIN_INVALIDO');
  const prova = conta.senha_hash ? provaDe({ email: conta.email, senhaHash: conta.senha_hash }) : null;
  const desafio = await pedirSegundoPasso(trx, { contaId, prova }, agora);
  return { falta: await oQueFalta(ctx, trx, contaId, desafio) };
}

async function oQueFalta(ctx: Contexto, trx: Trx, contaId: number, desafio: string): Promise<Falta> {
  const [chaves, aplicativo] = [
    await chavesDaConta(trx, contaId),
    await trx
      .selectFrom('fator_totp')
      .select('ligado_em')
      .where('conta_id', '=', contaId)
      .where('ligado_em', 'is not', null)
      .executeTakeFirst(),
  ];
  return {
    desafio,
    meios: [...(aplicativo ? ['codigo'] : []), ...(chaves.length > 0 ? ['chave'] : []), 'recuperacao'],
    ...(chaves.length > 0 && { chave: await opcoesDeEntrada(ctx, trx, { desafio, contaId }) }),
  };
}

/** Asked for after the commit: the challenge it hands on has to be there. */
export function exigirAberta<T extends object>(aberta: T | { falta: Falta }): T {
  if ('falta' in aberta) throw new Recusa('SEGUNDO_FATOR', { falta: aberta.falta });
  return aberta;
}
