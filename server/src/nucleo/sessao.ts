import { createHash, randomBytes } from 'node:crypto';
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

/** Of one account at a time; whoever comes in once more ends the oldest. */
const SESSOES_NO_MAXIMO = 20;

export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a login was judged by. Absent where a link or a provider vouched for the person in the same transaction. */
type Provada = { email: string; senhaHash: string };

/**
 * Written only while the account is alive and e-mail and password are still those that were judged. The account's own row
 * decides, in the same statement: a reset, a suspension or a deletion under way comes wholly before, and then there is
 * no session, or wholly after, and then it ends this one too.
 */
export async function criarSessao(
  trx: Trx,
  contaId: number,
  agora: Date,
  provada: Provada | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    with viva as (
      update conta set ultimo_acesso_em = ${agora}
       where id = ${contaId} and suspensa_em is null and excluida_em is null
         and (${provada === null} or (email = ${provada?.email ?? null} and senha_hash = ${provada?.senhaHash ?? null}))
      returning id)
    insert into sessao (token_hash, conta_id, criada_em, usada_em)
    select ${resumoDoToken(token)}, id, ${agora}, ${agora} from viva returning 1`.execute(trx);
  if (rows.length === 0) throw new Recusa('LOGIN_INVALIDO');
  await encerrarAsMaisVelhas(trx, contaId, resumoDoToken(token));
  return token;
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
                                              else ${VERSOES['regulamento-lojista']} end::date) as regulamento
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
  const { id, papel, funcao, privacidade, regulamento } = linha;
  return { id, papel, funcao, tokenHash, privacidade, regulamento };
}

/** All of an account's, or of each of many; or all but the one that goes on. */
export async function encerrarSessoes(trx: Trx, contas: number | readonly number[], menos?: Buffer): Promise<void> {
  const todas = trx.deleteFrom('sessao').where('conta_id', 'in', [contas].flat());
  await (menos ? todas.where('token_hash', '<>', menos) : todas).execute();
}

export async function encerrarSessao(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessao').where('token_hash', '=', tokenHash).execute();
}
