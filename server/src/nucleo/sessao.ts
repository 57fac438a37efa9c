import { createHash, randomBytes } from 'node:crypto';
import { SESSOES_NO_MAXIMO } from '@indica-bem/domain/conta/contrato-das-sessoes';
import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Papel, Quem } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/conexao';
import { preparar } from '../db/preparar';
import { emLotes } from './em-lotes';
import { Recusa } from './recusa';
import { anotarUso } from './uso-da-sessao';

/** Who is calling: always from the token, never from the request. `id` is the account and the profile alike. */
export type Sessao = {
  id: number;
  papel: Papel;
  /** Of somebody of the team, as it is now; null for everybody else. */
  funcao: Funcao | null;
  tokenHash: Buffer;
  privacidade: boolean;
  regulamento: boolean;
  /** Of the team alone: whether the account has a second factor. */
  fator: boolean;
};

/** As the contract names them. Somebody of the team without a function is nobody to it. */
export const quemChama = ({ papel, funcao }: Pick<Sessao, 'papel' | 'funcao'>): Quem | null =>
  papel === 'indicabem' ? funcao : papel;

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** How long a token lives unused, and at all (spec 1.3). */
const IDADES: Record<Papel, { ociosa: number; total: number }> = {
  indicabem: { ociosa: 30 * MINUTO, total: 8 * HORA },
  lojista: { ociosa: 12 * HORA, total: 7 * DIA },
  prescritor: { ociosa: 14 * DIA, total: 30 * DIA },
  tutor: { ociosa: 14 * DIA, total: 30 * DIA },
};

// Writing "last used" on every call would turn every read into a write.
const PRECISAO_DO_USO = MINUTO;

export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Of `c`, an account: an app's codes or a passkey, beyond the password. */
export const TEM_FATOR = sql<boolean>`(
  exists (select 1 from fator_totp f where f.conta_id = c.id and f.ligado_em is not null)
  or exists (select 1 from chave_de_acesso k where k.conta_id = c.id))`;

type Entrada = {
  /** What a login was judged by. Absent where a link or a provider vouched for the person in the same transaction. */
  provada?: { email: string; senhaHash: string } | null;
  /** Of an account that has a second factor: proved now, or by the session this one goes on from. Else there is none. */
  fator?: 'provado' | 'mantido' | null;
  aparelho?: string | null;
};

/**
 * Written only while the account is alive, its e-mail and password are still those that were judged, and its second factor,
 * if it has one, was proved. The account's own row decides: a reset, a suspension, a deletion or a new factor under way
 * comes wholly before, and then there is no session, or wholly after, and then it ends this one too.
 */
export async function criarSessao(
  trx: Trx,
  contaId: number,
  agora: Date,
  { provada = null, fator = null, aparelho = null }: Entrada = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  // By itself: what comes after sees the factor that whoever held the row before may have added.
  await sql`select 1 from conta where id = ${contaId} for no key update`.execute(trx);
  const { rows } = await sql`
    with viva as (
      update conta c set ultimo_acesso_em = ${agora}
       where c.id = ${contaId} and c.suspensa_em is null and c.excluida_em is null
         and (${provada === null} or (c.email = ${provada?.email ?? null} and c.senha_hash = ${provada?.senhaHash ?? null}))
         and (${fator !== null} or not ${TEM_FATOR})
      returning c.id)
    insert into sessao (token_hash, conta_id, criada_em, usada_em, aparelho, provada_em)
    select ${resumoDoToken(token)}, id, ${agora}, ${agora}, ${aparelho}, ${fator === 'provado' ? agora : null}::timestamptz
      from viva returning 1`.execute(trx);
  if (rows.length === 0) throw new Recusa('LOGIN_INVALIDO');
  await encerrarAsMaisVelhas(trx, contaId, resumoDoToken(token));
  return token;
}

/** After a new password: every session ends, and who asked goes on, on the same device, with another. */
export async function renovarSessao(trx: Trx, { id, tokenHash }: Sessao, agora: Date): Promise<string> {
  const atual = await trx
    .selectFrom('sessao')
    .select('aparelho')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  await encerrarSessoes(trx, id);
  return criarSessao(trx, id, agora, { fator: 'mantido', aparelho: atual?.aparelho ?? null });
}

/** The account's row is held since the session was written: of those that come in together each sees the ones before. */
async function encerrarAsMaisVelhas(trx: Trx, contaId: number, nova: Buffer): Promise<void> {
  await sql`
    delete from sessao where token_hash in (
      select token_hash from sessao where conta_id = ${contaId}
       order by token_hash = ${nova} desc, criada_em desc, token_hash offset ${SESSOES_NO_MAXIMO})`.execute(trx);
}

type Linha = Omit<Sessao, 'tokenHash'> & { token_hash: Buffer; criada_em: Date; usada_em: Date };

const buscar = preparar({
  nome: 'sessoes',
  valores: ['hashes'],
  texto: ({ hashes }) => sql<Linha>`
  select s.token_hash, c.id, c.papel, s.criada_em, s.usada_em,
         case c.papel when 'indicabem' then (select a.funcao from administrador a where a.id = c.id) end as funcao,
         exists (select 1 from aceite a where a.conta_id = c.id
                  and a.documento = 'privacidade' and a.versao = ${VERSOES.privacidade}) as privacidade,
         c.papel = 'indicabem' or exists (select 1 from aceite a where a.conta_id = c.id
                  and a.documento = 'regulamento-' || c.papel
                  and a.versao = case c.papel when 'tutor' then ${VERSOES['regulamento-tutor']}
                                              when 'prescritor' then ${VERSOES['regulamento-prescritor']}
                                              else ${VERSOES['regulamento-lojista']} end::date) as regulamento,
         case when c.papel = 'indicabem' then ${TEM_FATOR} else false end as fator
    from sessao s join conta c on c.id = s.conta_id
   where s.token_hash = any(${hashes}::bytea[]) and c.suspensa_em is null and c.excluida_em is null`,
});

export type LerSessao = (token: string, agora: Date) => Promise<Sessao | null>;

/** Every call begins with it: those that arrive together ask together. */
export function leitorDeSessoes(db: Db): LerSessao {
  const ler = emLotes(async (hashes: Buffer[]) => {
    const linhas = new Map((await buscar(db, { hashes })).map((linha) => [linha.token_hash.toString('hex'), linha]));
    return hashes.map((hash) => linhas.get(hash.toString('hex')));
  });
  return async (token, agora) => {
    const tokenHash = resumoDoToken(token);
    const linha = await ler(tokenHash);
    return linha ? conferirIdade(db, linha, tokenHash, agora) : null;
  };
}

async function conferirIdade(db: Db, linha: Linha, tokenHash: Buffer, agora: Date): Promise<Sessao | null> {
  const { ociosa, total } = IDADES[linha.papel];
  const semUso = agora.getTime() - linha.usada_em.getTime();
  if (semUso > ociosa || agora.getTime() - linha.criada_em.getTime() > total) {
    await encerrarSessao(db, tokenHash);
    return null;
  }
  if (semUso > PRECISAO_DO_USO) await anotarUso(db, { tokenHash, contaId: linha.id, agora });
  const { id, papel, funcao, privacidade, regulamento, fator } = linha;
  return { id, papel, funcao, tokenHash, privacidade, regulamento, fator };
}

/** All of an account's, or of each of many; or all but the one that goes on. Answers how many there were. */
export async function encerrarSessoes(trx: Trx, contas: number | readonly number[], menos?: Buffer): Promise<number> {
  const quais = [contas].flat();
  const todas = trx.deleteFrom('sessao').where('conta_id', 'in', quais);
  const { numDeletedRows } = await (menos ? todas.where('token_hash', '<>', menos) : todas).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function encerrarSessao(db: Db | Trx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessao').where('token_hash', '=', tokenHash).execute();
}
