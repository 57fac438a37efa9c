import type { RastrosDaConta } from '@indica-bem/domain/conta/dados';
import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { Leitura } from '../../db/conexao';

type Completo = {
  versao: number;
  situacao: SituacaoDaConta;
  privacidade_aceite: unknown;
  uso_aceite: unknown;
  aceitou_antes?: unknown;
  criada_em: string;
};

/** A record as its person's copy tells it: without what only the screens need, with what they do not show. */
export async function cadastroGuardado<C extends Completo>(db: Leitura, id: number, completo: C) {
  const {
    versao: _,
    situacao: __,
    privacidade_aceite: ___,
    uso_aceite: ____,
    aceitou_antes: _____,
    criada_em,
    ...dados
  } = completo;
  const { ref } = await db.selectFrom('conta').select('ref').where('id', '=', id).executeTakeFirstOrThrow();
  const sociais = await db.selectFrom('identidade_social').select('provedor').where('conta_id', '=', id).execute();
  return { ...dados, criado_em: criada_em, ref, acessos_sociais: sociais.map(({ provedor }) => provedor) };
}

export async function rastrosDaConta(db: Leitura, id: number): Promise<RastrosDaConta> {
  return {
    aceites: await aceites(db, id),
    emails_anteriores: await emailsAnteriores(db, id),
    sessoes: await sessoes(db, id),
    ...(await protecoes(db, id)),
  };
}

async function aceites(db: Leitura, id: number): Promise<RastrosDaConta['aceites']> {
  const linhas = await db
    .selectFrom('aceite')
    .select(['documento', 'versao', 'aceito_em', 'endereco', 'agente as navegador'])
    .where('conta_id', '=', id)
    .orderBy('id')
    .execute();
  return linhas.map((linha) => ({ ...linha, aceito_em: linha.aceito_em.toISOString() }));
}

async function emailsAnteriores(db: Leitura, id: number): Promise<RastrosDaConta['emails_anteriores']> {
  const linhas = await db
    .selectFrom('troca_de_email')
    .select(['antigo as email', 'trocado_em'])
    .where('conta_id', '=', id)
    .orderBy('id')
    .execute();
  return linhas.map(({ email, trocado_em }) => ({ email, trocado_em: trocado_em.toISOString() }));
}

async function sessoes(db: Leitura, id: number): Promise<RastrosDaConta['sessoes']> {
  const linhas = await db
    .selectFrom('sessao')
    .select(['criada_em', 'usada_em', 'aparelho'])
    .where('conta_id', '=', id)
    .orderBy('criada_em')
    .execute();
  return linhas.map(({ criada_em, usada_em, aparelho }) => ({
    criada_em: criada_em.toISOString(),
    usada_em: usada_em.toISOString(),
    aparelho,
  }));
}

/** What is kept of them that means something to a person; secrets and keys stay where they are. */
async function protecoes(
  db: Leitura,
  id: number,
): Promise<Pick<RastrosDaConta, 'aparelhos' | 'chaves_de_acesso' | 'aplicativo_autenticador'>> {
  const aparelhos = await db.selectFrom('aparelho').selectAll().where('conta_id', '=', id).orderBy('id').execute();
  const chaves = await db.selectFrom('chave_de_acesso').selectAll().where('conta_id', '=', id).orderBy('id').execute();
  const totp = await db.selectFrom('fator_totp').select('ligado_em').where('conta_id', '=', id).executeTakeFirst();
  return {
    aparelhos: aparelhos.map(({ nome, visto_em }) => ({ nome, visto_em: visto_em.toISOString() })),
    chaves_de_acesso: chaves.map(({ nome, criada_em, usada_em }) => ({
      nome,
      criada_em: criada_em.toISOString(),
      usada_em: usada_em?.toISOString() ?? null,
    })),
    aplicativo_autenticador: totp?.ligado_em?.toISOString() ?? null,
  };
}
