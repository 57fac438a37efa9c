import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

type Linha = Omit<Interessado, 'criado_em' | 'repetido_em' | 'alterado_em'> & {
  criado_em: Date;
  repetido_em: Date | null;
  alterado_em: Date | null;
};

type Corte = { onde: RawBuilder<unknown>; ordem?: RawBuilder<unknown>; limite: number };

/** Those of a condition on `i`, newest first unless it is said otherwise. */
export async function lerInteressados(
  db: Leitura,
  { onde, ordem = sql`i.id desc`, limite }: Corte,
): Promise<Interessado[]> {
  const { rows } = await sql<Linha>`
    select i.id, i.tipo, i.nome, i.perfil, i.nome_da_loja, i.cnpj, i.cidade, i.uf, i.email, i.telefone, i.outro_email,
           i.outro_telefone, i.mensagem, i.criado_em, i.vezes, i.repetido_em, i.situacao, i.anotacao, i.alterado_em,
           a.nome as alterado_por, i.versao
      from interesse i
      left join administrador a on a.id = i.alterado_por
     where ${onde} order by ${ordem} limit ${limite}`.execute(db);
  return rows.map((linha) => ({
    ...linha,
    criado_em: linha.criado_em.toISOString(),
    repetido_em: linha.repetido_em?.toISOString() ?? null,
    alterado_em: linha.alterado_em?.toISOString() ?? null,
  }));
}

export async function lerInteressado(db: Leitura, id: number): Promise<Interessado> {
  const [interessado] = await lerInteressados(db, { onde: sql`i.id = ${id}`, limite: 1 });
  if (!interessado) throw new Recusa('NAO_ENCONTRADO');
  return interessado;
}
