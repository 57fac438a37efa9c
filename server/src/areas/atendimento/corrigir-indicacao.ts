import { createHash } from 'node:crypto';
import type { ContatoDaIndicacao } from '@indica-bem/domain/atendimento/contrato';
import { recusaDaCorrecao } from '@indica-bem/domain/atendimento/regras';
import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarTelefone, limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Leitura, Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { tutorExcluido } from '../../nucleo/tutor-excluido';
import { reenviarPrescricao } from '../prescricao/reenviar-prescricao';
import { type Atendimento, anotar, praticar } from './praticar';

type Correcao = Atendimento<{
  email: string | null;
  telefone: string;
  versao?: string | undefined;
  reenviar: boolean;
}>;

/** Where a recommendation is sent to. The e-mail is written when it goes out: one that still waits goes to the new address too. */
export async function corrigirIndicacao(ctx: Contexto, correcao: Correcao): Promise<ContatoDaIndicacao> {
  const campos: string[] = [];
  const fazer = (trx: Trx) => corrigir(trx, ctx, correcao, campos);
  await praticar(ctx, correcao, { nome: 'contato-da-indicacao', campos, fazer });
  return lerContato(ctx.db, correcao.id);
}

async function corrigir(trx: Trx, ctx: Contexto, correcao: Correcao, campos: string[]): Promise<number> {
  const { id, escrito, sessao, agora } = correcao;
  const p = await trx
    .selectFrom('prescricao')
    .select(['email', 'telefone', 'prescritor_id', 'origem_lojista_id', 'tutor_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  const recusa = recusaDaCorrecao(p, await tutorExcluido(trx, id));
  if (recusa) throw new Recusa(recusa);
  const [email, telefone] = [escrito.email, limparTelefone(escrito.telefone)];
  const muda = email !== p.email || telefone !== p.telefone;
  campos.splice(0, 2, ...(email === p.email ? [] : ['email']), ...(telefone === p.telefone ? [] : ['telefone']));
  if (muda && escrito.versao && escrito.versao !== versaoDo(p))
    throw new Recusa('VERSAO_ALTERADA', { partes: { como: 'por outra pessoa' }, atual: await lerContato(trx, id) });
  await trx.updateTable('prescricao').set({ email, telefone }).where('id', '=', id).execute();
  if (escrito.reenviar)
    await reenviarPrescricao({ ...ctx, db: trx }, { id, sessao, agora, hoje: hojeEmSaoPaulo(agora), autoria: null });
  return anotar(trx, { prescricaoId: id, tipo: muda ? 'contato_corrigido' : 'reenviada' }, correcao);
}

export async function lerContato(db: Leitura, id: number): Promise<ContatoDaIndicacao> {
  const p = await db
    .selectFrom('prescricao')
    .select(['email', 'telefone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Recusa('NAO_ENCONTRADO'));
  const { email, telefone } = p;
  return { id_prescricao: id, email, telefone: telefone && formatarTelefone(telefone), versao: versaoDo(p) };
}

/** The rows have no number that counts their changes: what they say is its own version. */
const versaoDo = ({ email, telefone }: { email: string | null; telefone: string | null }): string =>
  createHash('sha256')
    .update(JSON.stringify([email, telefone]))
    .digest('base64url')
    .slice(0, 16);
