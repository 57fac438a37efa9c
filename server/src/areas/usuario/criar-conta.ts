import type { PrescritorEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import type { CadastroEscrito } from '@indica-bem/domain/conta/contrato-do-cadastro';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { limparEmail } from '@indica-bem/domain/texto/email';
import type { Trx } from '../../db/conexao';
import { exigirInedito } from '../conta/exigir-inedito';
import { inserirLojista } from '../lojista/gravar-lojista';
import { inserirPrescritor } from '../prescritor/gravar-prescritor';
import { inserirTutor } from '../tutor/gravar-tutor';

export type NovaConta = {
  tipo: TipoDeCadastro;
  /** Already checked by errosDoCadastro. */
  escrito: Omit<CadastroEscrito, 'tipo_login'>;
  senhaHash: string | null;
  emLote?: boolean;
  emailConfirmadoEm?: Date | null;
  /** The import that brings it. */
  importacaoId?: number | null;
  agora: Date;
};

/** One account with its profile, or a refusal that names the fields somebody else already has. */
export async function criarConta(trx: Trx, nova: NovaConta): Promise<number> {
  await exigirInedito(trx, { papel: loginDoTipo(nova.tipo), ...nova.escrito });
  return inserirConta(trx, nova);
}

/** For who has already looked: somebody else with the same data violates a unique constraint. */
export async function inserirConta(trx: Trx, nova: NovaConta): Promise<number> {
  const { tipo, escrito, senhaHash, emLote = false, emailConfirmadoEm = null, importacaoId = null, agora } = nova;
  const papel = loginDoTipo(tipo);
  const { id } = await trx
    .insertInto('conta')
    .values({
      papel,
      email: limparEmail(escrito.email ?? ''),
      senha_hash: senhaHash,
      criada_em: agora,
      aguarda_ativacao: emLote,
      email_confirmado_em: emailConfirmadoEm,
      ref: escrito.ref ?? null,
      importacao_id: importacaoId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tipo === 'tutor') await inserirTutor(trx, id, escrito);
  else if (tipo === 'lojista') await inserirLojista(trx, id, escrito);
  else await inserirPrescritor(trx, id, { ...(escrito satisfies PrescritorEscrito), perfil: tipo });
  return id;
}
