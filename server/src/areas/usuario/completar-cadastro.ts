import { limparCpf } from '@indica-bem/domain/brasil/documentos';
import type { TutorEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { Trx } from '../../db/conexao';
import type { Aparelho } from '../../nucleo/aparelho';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { limitarEndereco } from '../conta/chave-de-limite';
import { exigirInedito, transacaoInedita } from '../conta/exigir-inedito';
import { limitarDuplicados } from '../conta/limitar-duplicados';
import { anularLinksDeSenha, contaDoLink, usarLinkDeSenha } from '../conta/link-de-senha';
import { aCompletar } from '../conta/oferecer-cadastro';
import { resumirSenha } from '../conta/senha';
import { abrirSessao, exigirAberta } from '../fator/abrir-sessao';
import { gravarTutor } from '../tutor/gravar-tutor';
import { exigirValidos } from './cadastrar';
import { lerAberta } from './ler-usuario';

const POR_ENDERECO = { max: 60, janela: 3600 };
const MOTIVOS = ['cadastro'] as const;

type Argumentos = { passe: string; endereco: string; agora: Date };

/** Whose record the link completes: told to who reads that mailbox. */
export async function lerCadastroIniciado(
  ctx: Contexto,
  argumentos: Argumentos,
): Promise<{ nome: string; email: string }> {
  const { nome, email } = await alvoDoPasse(ctx, argumentos);
  return { nome, email };
}

type Completar = Argumentos & {
  escrito: TutorEscrito & Partial<Record<'senha' | 'confirmasenha' | 'ref', string | null | undefined>>;
  aparelho: Aparelho;
  hoje: string;
  autoria: Autoria;
};

/** The link opens that one record, while nobody has come in by it: used once, it is nothing. */
export async function completarCadastro(ctx: Contexto, argumentos: Completar): Promise<Sessao> {
  const { passe, escrito, endereco, aparelho, agora, hoje, autoria } = argumentos;
  const alvo = await alvoDoPasse(ctx, argumentos);
  // The e-mail is the one on the record: a link completes it, it does not move it to another mailbox.
  exigirValidos('tutor', { ...escrito, email: alvo.email }, hoje, false);
  const senhaHash = await resumirSenha(escrito.senha ?? '', endereco);
  const gravar = async (trx: Trx) => {
    if (!(await usarLinkDeSenha(trx, { token: passe, motivos: MOTIVOS, agora }))) throw new Recusa('NAO_ENCONTRADO');
    await ativar(trx, { id: alvo.id, senhaHash, ref: escrito.ref, agora });
    await exigirInedito(trx, { papel: 'tutor', cpf: escrito.cpf }, alvo.id);
    await gravarTutor(trx, alvo.id, escrito);
    await auditar(trx, autoria, { id: alvo.id, quem: { id: alvo.id, papel: 'tutor' } });
    return lerAberta(trx, alvo.id, await abrirSessao(trx, ctx, alvo.id, { aparelho, agora }), agora);
  };
  const completada = () => transacaoInedita(ctx.db, gravar);
  const cpf = limparCpf(escrito.cpf ?? '');
  const aberta = await (cpf === alvo.cpf
    ? completada()
    : limitarDuplicados(ctx, { endereco, cpf, contaId: alvo.id, agora }, completada));
  return exigirAberta(aberta);
}

async function alvoDoPasse(ctx: Contexto, { passe, endereco, agora }: Argumentos) {
  await limitarEndereco(ctx, { nome: 'completar', endereco, agora }, POR_ENDERECO);
  const id = await contaDoLink(ctx.db, { token: passe, motivos: MOTIVOS, agora });
  const alvo = id && (await aCompletar(ctx.db).where('c.id', '=', id).executeTakeFirst());
  if (!alvo) throw new Recusa('NAO_ENCONTRADO');
  return alvo;
}

type Ativacao = { id: number; senhaHash: string; ref: string | null | undefined; agora: Date };

/** Whoever holds the link reads the mailbox: it counts as confirmed. */
async function ativar(trx: Trx, { id, senhaHash, ref, agora }: Ativacao): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('conta')
    .set({ senha_hash: senhaHash, aguarda_ativacao: false, email_confirmado_em: agora, ...(ref && { ref }) })
    .where('id', '=', id)
    .where('aguarda_ativacao', '=', true)
    .where('suspensa_em', 'is', null)
    .where('excluida_em', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Recusa('NAO_ENCONTRADO');
  await anularLinksDeSenha(trx, id);
}
