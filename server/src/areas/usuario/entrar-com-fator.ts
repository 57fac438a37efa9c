import type { Sessao } from '@indica-bem/domain/conta/contrato';
import { transacao } from '../../db/transacao';
import type { Aparelho } from '../../nucleo/aparelho';
import { type Autoria, anotarEntradaRecusada, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { limitarEndereco } from '../conta/chave-de-limite';
import { novaSessao } from '../conta/nova-sessao';
import { type Apresentado, conferirFator, limitarFator } from '../fator/conferir-fator';
import { gastarDesafio, lerPrimeiroPasso } from '../fator/desafio-assinado';
import { provaDe, segurarConta, temFator } from '../fator/sql';
import { lerUsuario } from './ler-usuario';

type Passo = { desafio: string; apresentado: Apresentado; aparelho: Aparelho; endereco: string };

const POR_ENDERECO = { max: 300, janela: 900 };

/** Refused before anything was tried. */
const SEM_ERRO = new Set<string>(['ENTRADA_VENCIDA', 'MUITAS_TENTATIVAS']);

/** The second step of a login. A wrong answer may be given again; a right one uses the challenge up. */
export async function entrarComFator(ctx: Contexto, passo: Passo, autoria: Autoria): Promise<Sessao> {
  const { agora } = autoria;
  const { desafio, apresentado, aparelho, endereco } = passo;
  await limitarEndereco(ctx, { nome: 'segundo-fator', endereco, agora }, POR_ENDERECO);
  const passoAnterior = await lerPrimeiroPasso(ctx.db, desafio, agora);
  if (!passoAnterior) throw new Recusa('ENTRADA_VENCIDA');
  const { contaId } = passoAnterior;
  return limitarFator(ctx, { contaId, apresentado, agora }, () =>
    transacao(ctx.db, async (trx) => {
      const conta = await segurarConta(trx, contaId);
      // Another e-mail or password since the first step, or no factor left: it was made with what does not count any more.
      const prova = conta?.senha_hash ? provaDe({ email: conta.email, senhaHash: conta.senha_hash }) : null;
      if (!conta || passoAnterior.prova !== prova || !(await temFator(trx, contaId)))
        throw new Recusa('ENTRADA_VENCIDA');
      await conferirFator(ctx, trx, apresentado, { contaId, desafio, agora });
      await gastarDesafio(trx, desafio, agora);
      await auditar(trx, autoria, { id: contaId, quem: conta });
      const token = await novaSessao(trx, ctx, contaId, { fator: 'provado', aparelho, agora });
      return lerUsuario(trx, contaId, token, agora);
    }),
  ).catch(async (erro) => {
    if (erro instanceof Recusa && !SEM_ERRO.has(erro.codigo))
      await anotarEntradaRecusada(ctx.db, { conta: contaId, endereco, agora });
    throw erro;
  });
}
