import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { conferirSenhaAtual } from '../conta/conferir-senha-atual';
import { opcoesDeEntrada } from './apresentar-chave';
import { type Apresentado, conferirFator, limitarFator } from './conferir-fator';
import { anotarProva } from './prova-da-sessao';
import { criarDesafio, segurarConta, temFator, usarDesafio } from './sql';

type Prova = { senha_atual?: string | undefined } & Apresentado;
type Argumentos = { sessao: Sessao; prova: Prova; endereco: string; agora: Date };

/** With the password while there is no second factor; with the factor from then on: a known password is not enough. */
export async function provarQueSouEu(ctx: Contexto, { sessao, prova, endereco, agora }: Argumentos): Promise<void> {
  const { senha_atual: senha, ...apresentado } = prova;
  const contaId = sessao.id;
  if (await temFator(ctx.db, contaId))
    return limitarFator(ctx, { contaId, apresentado, agora }, () =>
      transacao(ctx.db, async (trx) => {
        await segurarConta(trx, contaId);
        await conferirFator(ctx, trx, apresentado, {
          contaId,
          desafio: await desafioDa(trx, prova, sessao, agora),
          agora,
        });
        await anotarProva(trx, sessao, agora);
      }),
    );
  const conta = await ctx.db.selectFrom('conta').select('senha_hash').where('id', '=', contaId).executeTakeFirst();
  const senhaHash = conta?.senha_hash ?? null;
  await conferirSenhaAtual(ctx, { contaId, senhaHash, senha, endereco, agora });
  await transacao(ctx.db, async (trx) => {
    const atual = await segurarConta(trx, contaId);
    // Meanwhile there is a factor, or another password: what was proved proves nothing.
    if (atual?.senha_hash !== senhaHash || (await temFator(trx, contaId))) throw new Recusa('SENHA_ATUAL_INCORRETA');
    await anotarProva(trx, sessao, agora);
  });
}

/** The one the passkey signed, used up by being answered. */
async function desafioDa(trx: Trx, { chave }: Prova, { id }: Sessao, agora: Date): Promise<string | null> {
  if (!chave) return null;
  const desafio = desafioAssinado(chave.response.clientDataJSON);
  if (!(await usarDesafio(trx, { desafio, uso: 'prova', agora }, id))) throw new Recusa('CHAVE_NAO_CONFERE');
  return desafio;
}

/** What the browser says it was asked; whether it was, is for who checks the signature to say. */
export function desafioAssinado(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge.slice(0, 500) : '';
  } catch {
    return '';
  }
}

export function pedirProvaPorChave(ctx: Contexto, contaId: number, agora: Date) {
  return transacao(ctx.db, async (trx) => {
    const desafio = await criarDesafio(trx, { contaId, uso: 'prova', agora });
    return opcoesDeEntrada(ctx, trx, { desafio, contaId });
  });
}
