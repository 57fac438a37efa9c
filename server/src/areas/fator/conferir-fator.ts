import type { ChaveApresentada } from '@indica-bem/domain/fator/contrato-da-chave';
import { limparCodigo } from '@indica-bem/domain/fator/regras';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { coube, esquecerErros, type Limite, tentar } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { usarChave } from './apresentar-chave';
import { usarRecuperacao } from './recuperacao';
import { abrir, chavesDoFator } from './selar';
import { passoDoCodigo } from './totp';

/** One of the three: the app's code, one from paper, a passkey that signed `desafio`. */
export type Apresentado = {
  codigo?: string | undefined;
  recuperacao?: string | undefined;
  chave?: ChaveApresentada | undefined;
};
type Conferencia = { contaId: number; desafio: string | null; agora: Date };

/** Throws unless it is the account's own and was not used before. Whatever it uses up, `trx` uses up. */
export async function conferirFator(
  ctx: Contexto,
  trx: Trx,
  { codigo, recuperacao, chave }: Apresentado,
  { contaId, desafio, agora }: Conferencia,
): Promise<void> {
  if (chave && desafio) return usarChave(ctx, trx, { chave, contaId, desafio, agora });
  if (recuperacao) return usarRecuperacao(trx, ctx.fila, { contaId, codigo: recuperacao, agora });
  return usarCodigo(ctx, trx, { contaId, codigo: codigo ?? '', agora });
}

/** A step never twice: of any number of answers at once, the row lets one pass. */
async function usarCodigo(
  ctx: Contexto,
  trx: Trx,
  { contaId, codigo, agora }: { contaId: number; codigo: string; agora: Date },
): Promise<void> {
  const fator = await trx.selectFrom('fator_totp').select('segredo').where('conta_id', '=', contaId).executeTakeFirst();
  if (!fator?.segredo) throw codigoErrado(codigo);
  const segredo = abrir(await chavesDoFator(ctx, trx), contaId, fator.segredo);
  if (!segredo) {
    ctx.avisos.registrar('segredo-ilegivel', { conta: contaId });
    throw new Recusa('INDISPONIVEL', { aguarde: 60 });
  }
  const passo = passoDoCodigo(segredo, codigo, agora);
  if (passo === null) throw codigoErrado(codigo);
  const { numUpdatedRows } = await trx
    .updateTable('fator_totp')
    .set({ ultimo_passo: passo })
    .where('conta_id', '=', contaId)
    .where('ultimo_passo', '<', passo)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Recusa('CODIGO_NAO_CONFERE', { campos: { codigo: JA_USADO } });
}

const JA_USADO = 'Este código já foi usado. Espere o próximo.';

export const codigoErrado = (codigo: string) =>
  new Recusa('CODIGO_NAO_CONFERE', {
    campos: { codigo: limparCodigo(codigo) ? 'O código não confere' : 'Informe o código do aplicativo' },
  });

/** Each wrong code past the fifth doubles the wait. Six digits: so many a day that a year of them finds nothing. */
const POR_HORA: Limite = { max: 30, janela: 3600, livres: 5 };
const POR_DIA: Limite = { max: 60, janela: 86_400 };
const UM_AVISO_POR_DIA: Limite = { max: 1, janela: 86_400 };
const CONTAM = ['CODIGO_NAO_CONFERE', 'RECUPERACAO_NAO_CONFERE', 'CHAVE_NAO_CONFERE'];

type Tentativa = { contaId: number; apresentado: Apresentado; agora: Date };

/**
 * Counted by account, and apart for codes and for paper: who knows the password and guesses codes makes the owner wait
 * minutes for a code, and not at all for a passkey or paper.
 */
export async function limitarFator<T>(
  ctx: Contexto,
  { contaId, apresentado: { recuperacao, chave }, agora }: Tentativa,
  acao: () => Promise<T>,
): Promise<T> {
  if (!ctx.config.limites) return acao();
  const com = chave ? 'chave' : recuperacao ? 'papel' : 'codigo';
  const daHora = `fator:${com}:${contaId}`;
  const contadores = [
    { chave: daHora, ...POR_HORA },
    { chave: `fator:${com}:dia:${contaId}`, ...POR_DIA },
  ];
  const errou = (erro: unknown) => erro instanceof Recusa && CONTAM.includes(erro.codigo);
  try {
    const feito = await tentar(ctx.db, { contadores, agora, errou }, acao);
    await esquecerErros(ctx.db, daHora);
    return feito;
  } catch (erro) {
    if (erro instanceof Recusa && erro.codigo === 'MUITAS_TENTATIVAS') await avisarDosErros(ctx, contaId, agora);
    throw erro;
  }
}

async function avisarDosErros(ctx: Contexto, contaId: number, agora: Date): Promise<void> {
  await transacao(ctx.db, async (trx) => {
    if (await coube(trx, `fator:aviso:${contaId}`, UM_AVISO_POR_DIA, agora))
      await ctx.fila.enfileirar(trx, 'email-seguranca', { contaId, motivo: 'codigos-errados' });
  });
}
