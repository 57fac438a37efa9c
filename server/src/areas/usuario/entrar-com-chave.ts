import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { ChaveApresentada } from '@indica-bem/domain/fator/contrato-da-chave';
import { transacao } from '../../db/transacao';
import type { Aparelho } from '../../nucleo/aparelho';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { limitarEndereco } from '../conta/chave-de-limite';
import { novaSessao } from '../conta/nova-sessao';
import { opcoesDeEntrada, usarChave } from '../fator/apresentar-chave';
import { chavePedida, gastarDesafio, pedirChave } from '../fator/desafio-assinado';
import { desafioAssinado } from '../fator/provar';
import { segurarConta } from '../fator/sql';
import { lerUsuario } from './ler-usuario';

type Pedido = { endereco: string; agora: Date };

const POR_ENDERECO = { max: 300, janela: 900 };
const limitar = (ctx: Contexto, { endereco, agora }: Pedido) =>
  limitarEndereco(ctx, { nome: 'chave', endereco, agora }, POR_ENDERECO);

export async function pedirEntradaPorChave(ctx: Contexto, pedido: Pedido) {
  await limitar(ctx, pedido);
  return opcoesDeEntrada(ctx, ctx.db, { desafio: await pedirChave(ctx.db, pedido.agora), contaId: null });
}

type Entrada = Pedido & { chave: ChaveApresentada; aparelho: Aparelho; autoria: Autoria };

/** The passkey alone says who it is, and whoever holds it was verified: password and factor in one. */
export async function entrarComChave(ctx: Contexto, entrada: Entrada): Promise<Sessao> {
  const { chave, aparelho, agora, autoria } = entrada;
  await limitar(ctx, entrada);
  const desafio = desafioAssinado(chave.response.clientDataJSON);
  if (!(await chavePedida(ctx.db, desafio, agora))) throw new Recusa('ENTRADA_VENCIDA');
  const dona = await ctx.db
    .selectFrom('chave_de_acesso')
    .select('conta_id')
    .where('credencial', '=', Buffer.from(chave.id, 'base64url'))
    .executeTakeFirst();
  if (!dona) throw new Recusa('CHAVE_NAO_CONFERE');
  const contaId = dona.conta_id;
  return transacao(ctx.db, async (trx) => {
    const conta = await segurarConta(trx, contaId);
    await usarChave(ctx, trx, { chave, contaId, desafio, agora });
    await gastarDesafio(trx, desafio, agora);
    if (conta?.suspensa_em) throw new Recusa('ACESSO_SUSPENSO', { conta: contaId });
    if (conta) await auditar(trx, autoria, { id: contaId, quem: conta });
    const token = await novaSessao(trx, ctx, contaId, { fator: 'provado', aparelho, agora });
    return lerUsuario(trx, contaId, token, agora);
  });
}
