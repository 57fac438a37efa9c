import { randomBytes } from 'node:crypto';
import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { ChaveApresentada } from '@indica-bem/domain/fator/contrato-da-chave';
import { MINUTOS_DO_DESAFIO } from '@indica-bem/domain/fator/regras';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Aparelho } from '../../nucleo/aparelho';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { resumoDoToken } from '../../nucleo/sessao';
import { limitarEndereco } from '../conta/chave-de-limite';
import { novaSessao } from '../conta/nova-sessao';
import { assinarPasse, lerPasse } from '../conta/passe';
import { opcoesDeEntrada, usarChave } from '../fator/apresentar-chave';
import { desafioAssinado } from '../fator/provar';
import { segurarConta } from '../fator/sql';
import { lerUsuario } from './ler-usuario';

type Pedido = { endereco: string; agora: Date };

const POR_ENDERECO = { max: 300, janela: 900 };
const limitar = (ctx: Contexto, { endereco, agora }: Pedido) =>
  limitarEndereco(ctx, { nome: 'chave', endereco, agora }, POR_ENDERECO);

/** Signed and not kept: strangers who ask for it fill no table. */
export async function pedirEntradaPorChave(ctx: Contexto, pedido: Pedido) {
  await limitar(ctx, pedido);
  const passe = await assinarPasse(
    ctx.db,
    'entrar-com-chave',
    { sorte: randomBytes(16).toString('hex') },
    pedido.agora,
  );
  return opcoesDeEntrada(ctx, ctx.db, { desafio: Buffer.from(passe).toString('base64url'), contaId: null });
}

type Entrada = Pedido & { chave: ChaveApresentada; aparelho: Aparelho; autoria: Autoria };

/** The passkey alone says who it is, and whoever holds it was verified: password and factor in one. */
export async function entrarComChave(ctx: Contexto, entrada: Entrada): Promise<Sessao> {
  const { chave, aparelho, agora, autoria } = entrada;
  await limitar(ctx, entrada);
  const desafio = desafioAssinado(chave.response.clientDataJSON);
  const passe = Buffer.from(desafio, 'base64url').toString();
  if (!(await lerPasse(ctx.db, 'entrar-com-chave', passe, agora))) throw new Recusa('ENTRADA_VENCIDA');
  const dona = await ctx.db
    .selectFrom('chave_de_acesso')
    .select('conta_id')
    .where('credencial', '=', Buffer.from(chave.id, 'base64url'))
    .executeTakeFirst();
  if (!dona) throw new Recusa('CHAVE_NAO_CONFERE');
  const contaId = dona.conta_id;
  const token = await transacao(ctx.db, async (trx) => {
    const conta = await segurarConta(trx, contaId);
    await usarChave(ctx, trx, { chave, contaId, desafio, agora });
    await gastar(trx, desafio, agora);
    if (conta?.suspensa_em) throw new Recusa('ACESSO_SUSPENSO', { conta: contaId });
    if (conta) await auditar(trx, autoria, { id: contaId, quem: conta });
    return novaSessao(trx, ctx, contaId, { fator: 'provado', aparelho, agora });
  });
  return lerUsuario(ctx.db, contaId, token, agora);
}

/** One answer each: only those that were right are remembered. */
async function gastar(trx: Trx, desafio: string, agora: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('desafio_usado')
    .values({ resumo: resumoDoToken(desafio), expira_em: new Date(agora.getTime() + MINUTOS_DO_DESAFIO * 60_000) })
    .onConflict((ja) => ja.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Recusa('ENTRADA_VENCIDA');
}
