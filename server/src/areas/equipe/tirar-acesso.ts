import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { assinar } from '../../db/autoria';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { suspenderConta } from '../conta/administrar-conta';
import { encerrarEnvios } from '../conta/encerrar-envios';
import { excluirConta } from '../conta/excluir-conta';
import { zerarSegundoFator } from '../fator/zerar-segundo-fator';
import { lerMembro } from './ler-membro';
import { semTirarOUltimoDono } from './ultimo-dono';

type Sobre = { id: number; quem: number; agora: Date; autoria: Autoria };

/** What one responsible person does to another's way in; with the own it would lock out who does it. */
function comUmColega<T>(ctx: Contexto, { id, quem, agora }: Sobre, acao: (trx: Trx) => Promise<T>): Promise<T> {
  if (id === quem) throw new Recusa('PROPRIO_ACESSO');
  return semTirarOUltimoDono(() =>
    transacao(ctx.db, async (trx) => {
      await assinar(trx, quem, agora);
      return acao(trx);
    }),
  );
}

export async function suspenderMembro(ctx: Contexto, sobre: Sobre & { suspenso: boolean }): Promise<Membro> {
  return comUmColega(ctx, sobre, async (trx) => {
    await suspenderConta(trx, { ...sobre, daEquipe: true });
    return lerMembro(trx, sobre.id);
  });
}

/** The name stays on what the person has changed: who did what is the team's to know. */
export async function removerMembro(ctx: Contexto, sobre: Sobre): Promise<void> {
  await comUmColega(ctx, sobre, (trx) =>
    excluirConta(trx, { ...sobre, papel: 'indicabem', esquecer: async () => undefined }),
  );
}

const POR_CONTA = { max: 5, janela: 86_400, recusa: 'COTA_DE_CONVITES' } as const;

/**
 * For a lost device or a password somebody else may know: nothing of before opens the account any more, and its mailbox
 * gets the way back.
 */
export async function redefinirAcesso(ctx: Contexto, sobre: Sobre): Promise<Membro> {
  const { id, agora, autoria } = sobre;
  return comUmColega(ctx, sobre, async (trx) => {
    const { situacao } = await lerMembro(trx, id);
    if (situacao === 'suspensa') throw new Recusa('CONTA_SUSPENSA');
    if (ctx.config.limites) await consumir(trx, `acesso-da-equipe:${id}`, POR_CONTA, agora);
    await trx.updateTable('conta').set({ senha_hash: null }).where('id', '=', id).execute();
    await zerarSegundoFator(trx, ctx.fila, id);
    await encerrarEnvios(trx, [id], sobre);
    await ctx.fila.enfileirar(trx, 'email-convite', { contaId: id });
    await auditar(trx, autoria, { id });
    return lerMembro(trx, id);
  });
}
