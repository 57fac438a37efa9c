import type { DonoDaSenha } from '@indica-bem/domain/conta/senha-comum';
import { erroDaSenhaComum } from '@indica-bem/domain/conta/senha-comum';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { recusarCampo } from '../../nucleo/recusa';

type Escrito = {
  email?: string | null | undefined;
  nome?: string | null | undefined;
  nome_fantasia?: string | null | undefined;
  razao_social?: string | null | undefined;
};

export const donoDaSenha = ({ email, nome, nome_fantasia, razao_social }: Escrito): DonoDaSenha => ({
  email,
  nomes: [nome, nome_fantasia, razao_social],
});

/** A new password of an account that exists: not one of everybody's, nor the person's own name or e-mail. */
export async function exigirSenhaIncomum(
  db: Leitura,
  { id, senha, campo }: { id: number; senha: string; campo: 'senha' | 'senhaNova' },
): Promise<void> {
  const dono = await db
    .selectFrom('conta as c')
    .leftJoin('tutor as t', 't.id', 'c.id')
    .leftJoin('prescritor as p', 'p.id', 'c.id')
    .leftJoin('lojista as l', 'l.id', 'c.id')
    .leftJoin('administrador as a', 'a.id', 'c.id')
    .select(['c.email', 'l.razao_social'])
    .select(sql<string | null>`coalesce(t.nome, p.nome, a.nome)`.as('nome'))
    .select(sql<string | null>`coalesce(p.nome_fantasia, l.nome_fantasia)`.as('nome_fantasia'))
    .where('c.id', '=', id)
    .executeTakeFirst();
  const erro = erroDaSenhaComum(senha, dono && donoDaSenha(dono));
  if (erro) throw recusarCampo(campo, erro);
}
