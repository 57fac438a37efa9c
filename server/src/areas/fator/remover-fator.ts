import type { Trx } from '../../db/conexao';
import { ato, transacao } from '../../db/transacao';
import { type Autoria, auditar, auditarEdicao } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { exigeFator } from '../../nucleo/exige-fator';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { contarMudanca } from './contar-mudanca';
import { exigirProva } from './prova-da-sessao';
import { segurarConta, temFator } from './sql';

export const removerAplicativo = (ctx: Contexto, sessao: Sessao, autoria: Autoria) =>
  remover(ctx, sessao, autoria, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('fator_totp')
      .where('conta_id', '=', sessao.id)
      .where('ligado_em', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Recusa('SEM_FATOR');
  });

export const removerChave = (ctx: Contexto, sessao: Sessao, autoria: Autoria, id: number) =>
  remover(ctx, sessao, autoria, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('chave_de_acesso')
      .where('id', '=', id)
      .where('conta_id', '=', sessao.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Recusa('NAO_ENCONTRADO');
  });

/** Without anything left to prove with, the paper goes too: it would be a factor by itself. */
function remover(ctx: Contexto, sessao: Sessao, autoria: Autoria, apagar: (trx: Trx) => Promise<void>): Promise<void> {
  return transacao(ctx.db, async (trx) => {
    await segurarConta(trx, sessao.id);
    await exigirProva(trx, sessao, autoria.agora);
    await apagar(trx);
    await contarMudanca(trx, ctx, sessao.id, autoria.agora);
    await auditar(trx, autoria, { id: sessao.id });
    await ctx.fila.enfileirar(trx, 'email-seguranca', { contaId: sessao.id, motivo: 'fator-removido' });
    if (await temFator(trx, sessao.id)) return;
    if (exigeFator(ctx.config, sessao)) throw new Recusa('ULTIMO_FATOR');
    await trx.deleteFrom('codigo_de_recuperacao').where('conta_id', '=', sessao.id).execute();
  });
}

type NomeDaChave = { id: number; nome: string; autoria: Autoria };

export const renomearChave = ato(async (trx, sessao: Sessao, { id, nome, autoria }: NomeDaChave): Promise<void> => {
  const desta = trx.selectFrom('chave_de_acesso').where('id', '=', id).where('conta_id', '=', sessao.id);
  const antes = await desta.select('nome').forUpdate().executeTakeFirst();
  if (!antes) throw new Recusa('NAO_ENCONTRADO');
  await trx.updateTable('chave_de_acesso').set({ nome }).where('id', '=', id).execute();
  await auditarEdicao(trx, autoria, { id: sessao.id, antes, depois: { nome } });
});
