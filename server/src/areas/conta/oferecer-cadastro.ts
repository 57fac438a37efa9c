import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { limparEmail } from '@indica-bem/domain/texto/email';
import type { Leitura } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Duplicado, Recusa } from '../../nucleo/recusa';
import { chaveDe, limitarEndereco } from './chave-de-limite';

const POR_ENDERECO = { max: 60, janela: 3600 };
/** Whoever asks and from wherever: a mailbox gets no more of these in a day. */
const POR_CAIXA = { max: 3, janela: 86_400 };

const OFERTA = 'Se a equipe iniciou seu cadastro, enviamos um link.';

/** Tutors whom the team registered in bulk and who never came in. */
export const aCompletar = (db: Leitura) =>
  db
    .selectFrom('conta as c')
    .innerJoin('tutor as t', 't.id', 'c.id')
    .select(['c.id', 'c.email', 't.nome', 't.cpf'])
    .where('c.aguarda_ativacao', '=', true)
    .where('c.senha_hash', 'is', null)
    .where('c.suspensa_em', 'is', null)
    .where('c.excluida_em', 'is', null);

type Verificacao = { email: string; telefone: string; endereco: string; agora: Date };

/** Says false to everybody. Only the mailbox learns that the team knows this person, and the link in it opens the record. */
export async function verificarTutor(ctx: Contexto, argumentos: Verificacao): Promise<false> {
  const { email, telefone, endereco, agora } = argumentos;
  await limitarEndereco(ctx, { nome: 'verificando', endereco, agora }, POR_ENDERECO);
  await oferecer(ctx, { email, telefone: limparTelefone(telefone), agora });
  return false;
}

type DeQuem = { email: string | null | undefined; agora: Date };

/** A repeated e-mail is answered the same whosever it is; if the team began that record, its mailbox gets the link. */
export async function oferecendoCadastro<T>(
  ctx: Contexto,
  { email, agora }: DeQuem,
  acao: () => Promise<T>,
): Promise<T> {
  try {
    return await acao();
  } catch (erro) {
    const campos = erro instanceof Duplicado ? erro.detalhes.campos : undefined;
    if (!campos?.email) throw erro;
    await oferecer(ctx, { email: limparEmail(email ?? ''), agora });
    throw new Duplicado({ ...campos, email: `${campos.email}. ${OFERTA}` });
  }
}

type Oferta = { email: string; telefone?: string; agora: Date };

/** The same work for everybody: a job is queued even for nobody. */
async function oferecer(ctx: Contexto, { email, telefone, agora }: Oferta): Promise<void> {
  const doEmail = aCompletar(ctx.db).where('c.email', '=', email);
  const tutor = await (telefone === undefined
    ? doEmail
    : doEmail.where('t.telefone', '=', telefone)
  ).executeTakeFirst();
  const contaId = (await cabeNaCaixa(ctx, email, agora)) ? (tutor?.id ?? 0) : 0;
  await transacao(ctx.db, (trx) => ctx.fila.enfileirar(trx, 'email-cadastro', { contaId }));
}

/** Past the limit nothing is sent and nothing is said: a refusal would tell that there is somebody. */
async function cabeNaCaixa({ db, config }: Contexto, email: string, agora: Date): Promise<boolean> {
  if (!config.limites) return true;
  return consumir(db, `cadastro-iniciado:${chaveDe(email)}`, POR_CAIXA, agora).then(
    () => true,
    (erro) => {
      if (erro instanceof Recusa) return false;
      throw erro;
    },
  );
}
