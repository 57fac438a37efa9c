import { createHash, randomBytes } from 'node:crypto';
import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { CompiledQuery } from 'kysely';
import { type Db, PREPARADO, type Trx } from '../db/conexao';

/** Who is calling: always from the token, never from the request. `id` is the account and the profile alike. */
export type Sessao = {
  id: number;
  papel: Papel;
  tokenHash: Buffer;
  privacidade: boolean;
  regulamento: boolean;
};

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** How long a token lives unused, and at all (DECISIONS, Sessions). */
const IDADES: Record<Papel, { ociosa: number; total: number }> = {
  indicabem: { ociosa: 30 * MINUTO, total: 8 * HORA },
  lojista: { ociosa: 12 * HORA, total: 7 * DIA },
  prescritor: { ociosa: 14 * DIA, total: 30 * DIA },
  tutor: { ociosa: 14 * DIA, total: 30 * DIA },
};

// Writing "last used" on every call would turn every read into a write.
const PRECISAO_DO_USO = MINUTO;

export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export async function criarSessao(trx: Trx, contaId: number, agora: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('sessao')
    .values({ token_hash: resumoDoToken(token), conta_id: contaId, criada_em: agora, usada_em: agora })
    .execute();
  await anotarAcesso(trx, contaId, agora);
  return token;
}

/** Apart from the session's own update: a deletion locks account and sessions in the opposite order. */
async function anotarAcesso(db: Db | Trx, contaId: number, agora: Date): Promise<void> {
  await db.updateTable('conta').set({ ultimo_acesso_em: agora }).where('id', '=', contaId).execute();
}

const BUSCA = `${PREPARADO}
  select c.id, c.papel, s.criada_em, s.usada_em,
         exists (select 1 from aceite a where a.conta_id = c.id
                  and a.documento = 'privacidade' and a.versao = $2) as privacidade,
         c.papel = 'indicabem' or exists (select 1 from aceite a where a.conta_id = c.id
                  and a.documento = 'regulamento-' || c.papel
                  and a.versao = case c.papel when 'tutor' then $3 when 'prescritor' then $4 else $5 end::date) as regulamento
    from sessao s join conta c on c.id = s.conta_id
   where s.token_hash = $1 and c.suspensa_em is null and c.excluida_em is null`;

type Linha = Omit<Sessao, 'tokenHash'> & { criada_em: Date; usada_em: Date };

export async function lerSessao(db: Db, token: string, agora: Date): Promise<Sessao | null> {
  const tokenHash = resumoDoToken(token);
  const versoes = [
    VERSOES.privacidade,
    VERSOES['regulamento-tutor'],
    VERSOES['regulamento-prescritor'],
    VERSOES['regulamento-lojista'],
  ];
  const { rows } = await db.executeQuery<Linha>(CompiledQuery.raw(BUSCA, [tokenHash, ...versoes]));
  const [linha] = rows;
  if (!linha) return null;
  const { ociosa, total } = IDADES[linha.papel];
  const semUso = agora.getTime() - linha.usada_em.getTime();
  if (semUso > ociosa || agora.getTime() - linha.criada_em.getTime() > total) {
    await encerrarSessao(db, tokenHash);
    return null;
  }
  if (semUso > PRECISAO_DO_USO) {
    await db.updateTable('sessao').set({ usada_em: agora }).where('token_hash', '=', tokenHash).execute();
    await anotarAcesso(db, linha.id, agora);
  }
  return {
    id: linha.id,
    papel: linha.papel,
    tokenHash,
    privacidade: linha.privacidade,
    regulamento: linha.regulamento,
  };
}

export async function encerrarSessao(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessao').where('token_hash', '=', tokenHash).execute();
}
