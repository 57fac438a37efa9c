import { randomBytes } from 'node:crypto';
import { emBase32, enderecoDoAplicativo, MINUTOS_PARA_CONFIRMAR } from '@indica-bem/domain/fator/regras';
import { MARCA } from '@indica-bem/domain/marca';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { codigoErrado, limitarFator } from './conferir-fator';
import { fatorLigado } from './fator-ligado';
import { exigirProva } from './prova-da-sessao';
import { abrir, chavesDoFator, selar } from './selar';
import { segurarConta } from './sql';
import { passoDoCodigo } from './totp';

/** As long as SHA-1's own output: what RFC 4226 asks for. */
const BYTES_DO_SEGREDO = 20;

/** A secret to be shown; the one before, if there is one, goes on counting until this one is confirmed. */
export function iniciarAplicativo(ctx: Contexto, sessao: Sessao, agora: Date) {
  return transacao(ctx.db, async (trx) => {
    const conta = await segurarConta(trx, sessao.id);
    await exigirProva(trx, sessao, agora);
    if (!conta) throw new Recusa('CONFIRME_QUE_E_VOCE');
    const bytes = randomBytes(BYTES_DO_SEGREDO);
    const novo = { novo: selar(await chavesDoFator(ctx, trx), conta.id, bytes), novo_em: agora };
    await trx
      .insertInto('fator_totp')
      .values({ conta_id: conta.id, segredo: null, ligado_em: null, ...novo })
      .onConflict((ja) => ja.column('conta_id').doUpdateSet(novo))
      .execute();
    const segredo = emBase32(bytes);
    return { segredo, endereco: enderecoDoAplicativo({ emissor: MARCA.nome, email: conta.email, segredo }) };
  });
}

type Confirmacao = { sessao: Sessao; codigo: string; agora: Date; autoria: Autoria };

/** A code of the app shows that it has the secret; only then it counts. */
export function confirmarAplicativo(
  ctx: Contexto,
  { sessao, codigo, agora, autoria }: Confirmacao,
): Promise<{ codigos: string[] | null }> {
  return limitarFator(ctx, { contaId: sessao.id, apresentado: { codigo }, agora }, () =>
    transacao(ctx.db, async (trx) => {
      await segurarConta(trx, sessao.id);
      const novo = await segredoEmEspera(ctx, trx, sessao.id, agora);
      const passo = passoDoCodigo(novo.segredo, codigo, agora);
      if (passo === null) throw codigoErrado(codigo);
      await trx
        .updateTable('fator_totp')
        .set({ segredo: novo.selado, ligado_em: agora, ultimo_passo: passo, novo: null, novo_em: null })
        .where('conta_id', '=', sessao.id)
        .execute();
      await auditar(trx, autoria, { id: sessao.id });
      return { codigos: await fatorLigado(trx, ctx, sessao, agora) };
    }),
  );
}

async function segredoEmEspera(ctx: Contexto, trx: Trx, contaId: number, agora: Date) {
  const linha = await trx
    .selectFrom('fator_totp')
    .select('novo')
    .where('conta_id', '=', contaId)
    .where('novo_em', '>', new Date(agora.getTime() - MINUTOS_PARA_CONFIRMAR * 60_000))
    .executeTakeFirst();
  const segredo = linha?.novo && abrir(await chavesDoFator(ctx, trx), contaId, linha.novo);
  if (!linha?.novo || !segredo) throw new Recusa('APLICATIVO_VENCIDO');
  return { selado: linha.novo, segredo };
}
