import { sql } from 'kysely';
import type { Db } from '../db/conexao';
import { preparar } from '../db/preparar';
import { emLotesDe } from './em-lotes';

type Uso = { tokenHash: Buffer; contaId: number; agora: Date };

const anotar = preparar({
  nome: 'sessoes-em-uso',
  valores: ['hashes', 'contas', 'momentos'],
  texto: ({ hashes, contas, momentos }) => sql`
  with uso as materialized (
    select * from unnest(${hashes}::bytea[], ${contas}::int[], ${momentos}::timestamptz[]) as u (hash, conta_id, momento)
  ), livres as materialized (
    select token_hash from sessao where token_hash in (select hash from uso) for no key update skip locked
  ), usadas as (
    update sessao s set usada_em = uso.momento
      from uso join livres on livres.token_hash = uso.hash where s.token_hash = uso.hash
  ), vistas as materialized (
    select id from conta where id in (select conta_id from uso) for no key update skip locked
  )
  update conta c set ultimo_acesso_em = uso.momento
    from uso join vistas on vistas.id = uso.conta_id where c.id = uso.conta_id`,
});

/**
 * Sessions of these tokens are in use now: those that come together in one statement. Nobody waits for who holds a row
 * (a deletion locks account and sessions in the opposite order): the next call notes it.
 */
export const anotarUso = emLotesDe(async (db: Db, usos: Uso[]): Promise<undefined[]> => {
  await anotar(db, {
    hashes: usos.map(({ tokenHash }) => tokenHash),
    contas: usos.map(({ contaId }) => contaId),
    momentos: usos.map(({ agora }) => agora),
  });
  return usos.map(() => undefined);
});
