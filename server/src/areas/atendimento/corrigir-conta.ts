import type { Ficha } from '@indica-bem/domain/atendimento/contrato';
import { formatarTelefone, limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import { abrirEdicao, lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { encerrarSessoes } from '../../nucleo/sessao';
import { encerrarEnvios } from '../conta/encerrar-envios';
import { exigirInedito, transacaoInedita } from '../conta/exigir-inedito';
import { situacaoDaConta } from '../conta/ler-da-conta';
import { anularLinksDeSenha } from '../conta/link-de-senha';
import { trocarEmail } from '../conta/trocar-email';
import { type Atendimento, praticar } from './praticar';

type Correcao = Atendimento<{
  email: string;
  telefone?: string | undefined;
  versao?: number | null | undefined;
}>;

/** Of people outside the team alone: whoever could change a colleague's mailbox could become that colleague. */
export async function corrigirConta(ctx: Contexto, correcao: Correcao): Promise<Ficha> {
  await lerEmEdicao(correcao.escrito.versao, () => lerFicha(ctx.db, correcao.id));
  const campos: string[] = [];
  await praticar(ctx, correcao, {
    nome: 'contato-da-conta',
    campos,
    fazer: async (trx) => {
      const antes = await lerFicha(trx, correcao.id);
      await corrigir(trx, ctx, correcao);
      campos.splice(0, 2, ...camposMudados(antes, await lerFicha(trx, correcao.id)));
      return correcao.id;
    },
    transacao: transacaoInedita,
  });
  return lerFicha(ctx.db, correcao.id);
}

const camposMudados = (antes: Ficha, depois: Ficha) =>
  (['email', 'telefone'] as const).filter((campo) => antes[campo] !== depois[campo]);

async function corrigir(trx: Trx, ctx: Contexto, { id, escrito, sessao, agora }: Correcao): Promise<void> {
  // The account before the profile: the order a deletion takes.
  await trx.selectFrom('conta').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const ficha = await lerFicha(trx, id);
  const { papel } = ficha;
  const edicao = { versao: escrito.versao, quem: sessao, agora, autoria: null };
  await abrirEdicao(trx, edicao, { tabela: papel, id, ler: () => lerFicha(trx, id) });
  if (papel === 'tutor' && escrito.telefone !== undefined)
    await trx
      .updateTable('tutor')
      .set({ telefone: limparTelefone(escrito.telefone) })
      .where('id', '=', id)
      .execute();
  if (escrito.email === ficha.email) return;
  await exigirInedito(trx, { papel, email: escrito.email }, id);
  await trocarEmail(trx, ctx.fila, { id, email: escrito.email, agora });
  await encerrarEnvios(trx, [id], { quem: sessao.id, agora });
  // What was sent to the mailbox of before opens nothing any more.
  await anularLinksDeSenha(trx, id);
  await encerrarSessoes(trx, id);
}

export async function lerFicha(db: Leitura, id: number): Promise<Ficha> {
  const linha = await db
    .selectFrom('conta as c')
    .leftJoin('tutor as t', 't.id', 'c.id')
    .leftJoin('prescritor as p', 'p.id', 'c.id')
    .leftJoin('lojista as l', 'l.id', 'c.id')
    .select(['c.id', 'c.papel', 'c.email', situacaoDaConta.as('situacao')])
    .select(sql<string>`coalesce(t.nome, p.nome, l.nome_fantasia)`.as('nome'))
    .select(sql<string | null>`coalesce(t.telefone, p.celular, p.telefone, l.celular, l.telefone)`.as('telefone'))
    .select(sql<number>`coalesce(t.versao, p.versao, l.versao)`.as('versao'))
    .where('c.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!linha || linha.papel === 'indicabem') throw new Recusa('NAO_ENCONTRADO');
  return { ...linha, papel: linha.papel, telefone: linha.telefone && formatarTelefone(linha.telefone) };
}
