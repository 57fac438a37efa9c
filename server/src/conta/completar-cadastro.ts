import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { TutorEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { Contexto } from '../contexto';
import type { Leitura, Trx } from '../db/conexao';
import { Recusa } from '../http/recusa';
import { criarSessao } from '../http/sessao';
import { gravarTutor } from '../tutor/gravar-tutor';
import { exigirValidos } from './cadastrar';
import { limitarEndereco } from './chave-de-limite';
import { exigirInedito, transacaoInedita } from './exigir-inedito';
import { lerUsuario } from './ler-usuario';
import { assinarPasse, lerPasse } from './passe';
import { resumirSenha } from './senha';

const POR_ENDERECO = { max: 60, janela: 3600 };

type Verificacao = { email: string; telefone: string; endereco: string; agora: Date };

/** Speaks only of tutors whom the team registered in bulk and who never came in; of anybody else it says false. */
export async function verificarTutor(ctx: Contexto, { email, telefone, endereco, agora }: Verificacao) {
  await limitarEndereco(ctx, { nome: 'verificando', endereco, agora }, POR_ENDERECO);
  const tutor = await aCompletar(ctx.db)
    .where('c.email', '=', email)
    .where('t.telefone', '=', limparTelefone(telefone))
    .executeTakeFirst();
  // Signed in either case: the answer takes the same work.
  const id_tutor = await assinarPasse(ctx.db, 'completar-cadastro', { id: tutor?.id ?? 0 }, agora);
  return tutor ? { id_tutor } : false;
}

type Completar = {
  passe: string;
  escrito: TutorEscrito & Partial<Record<'senha' | 'confirmasenha' | 'ref', string | null | undefined>>;
  endereco: string;
  agora: Date;
  hoje: string;
};

/** The pass opens that one record, while nobody has come in by it: used once, it is nothing. */
export async function completarCadastro(ctx: Contexto, pedido: Completar): Promise<Sessao> {
  const { passe, escrito, endereco, agora, hoje } = pedido;
  await limitarEndereco(ctx, { nome: 'completar', endereco, agora }, POR_ENDERECO);
  const lido = await lerPasse(ctx.db, 'completar-cadastro', passe, agora);
  const alvo = lido && (await aCompletar(ctx.db).where('c.id', '=', lido.id).executeTakeFirst());
  if (!alvo) throw new Recusa('NAO_ENCONTRADO');
  // The e-mail is the one on the record: a pass completes it, it does not move it to another mailbox.
  exigirValidos('tutor', { ...escrito, email: alvo.email }, hoje, false);
  const senhaHash = await resumirSenha(escrito.senha ?? '');
  const token = await transacaoInedita(ctx.db, async (trx) => {
    await ativar(trx, alvo.id, { senha_hash: senhaHash, ...(escrito.ref && { ref: escrito.ref }) });
    await exigirInedito(trx, { papel: 'tutor', cpf: escrito.cpf }, alvo.id);
    await gravarTutor(trx, alvo.id, escrito);
    return criarSessao(trx, alvo.id, agora);
  });
  return lerUsuario(ctx.db, alvo.id, token, agora);
}

const aCompletar = (db: Leitura) =>
  db
    .selectFrom('conta as c')
    .innerJoin('tutor as t', 't.id', 'c.id')
    .select(['c.id', 'c.email'])
    .where('c.aguarda_ativacao', '=', true)
    .where('c.senha_hash', 'is', null)
    .where('c.suspensa_em', 'is', null)
    .where('c.excluida_em', 'is', null);

/** One conditional update decides between two that hold the same pass. */
async function ativar(trx: Trx, id: number, valores: { senha_hash: string; ref?: string }): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('conta')
    .set({ ...valores, aguarda_ativacao: false })
    .where('id', '=', id)
    .where('aguarda_ativacao', '=', true)
    .where('suspensa_em', 'is', null)
    .where('excluida_em', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Recusa('NAO_ENCONTRADO');
  await trx.deleteFrom('link_de_senha').where('conta_id', '=', id).execute();
}
