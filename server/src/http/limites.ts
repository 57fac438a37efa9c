import { sql } from 'kysely';
import type { Db, Trx } from '../db/conexao';
import { emLotes } from '../db/em-lotes';
import { preparar } from '../db/preparar';
import { Recusa } from './recusa';

/** At most `max` times in `janela` seconds. Counted in PostgreSQL, so that it holds over all instances. */
export type Limite = { max: number; janela: number };

export async function consumir(db: Db | Trx, chave: string, { max, janela }: Limite, agora: Date): Promise<void> {
  const fim = new Date(agora.getTime() + janela * 1000);
  const { rows } = await sql<{ vezes: number; expira_em: Date }>`
    insert into limite as l (chave, vezes, livre_em, expira_em) values (${chave}, 1, ${agora}, ${fim})
    on conflict (chave) do update set
      vezes = case when l.expira_em <= ${agora} then 1 else l.vezes + 1 end,
      expira_em = case when l.expira_em <= ${agora} then ${fim} else l.expira_em end
    returning vezes, expira_em`.execute(db);
  const [linha] = rows;
  if (linha && linha.vezes > max) throw muitas(linha.expira_em, agora);
}

/** Refuses without counting, if any of the limits is spent: for limits that count only mistakes. */
export async function exigirFolga(db: Db, limites: Map<string, number>, agora: Date): Promise<void> {
  for (const { chave, vezes, livre_em, expira_em } of await leitorDe(db)([...limites.keys()])) {
    if (expira_em <= agora) continue;
    if (livre_em > agora) throw muitas(livre_em, agora);
    if (vezes >= (limites.get(chave) ?? 0)) throw muitas(expira_em, agora);
  }
}

type Gasto = { chave: string; vezes: number; livre_em: Date; expira_em: Date };
type LerGastos = (chaves: string[]) => Promise<Gasto[]>;

const lerGastos = preparar(
  ({ chaves }: { chaves: string[] }) =>
    sql<Gasto>`select chave, vezes, livre_em, expira_em from limite where chave = any(${chaves}::text[])`,
);
const leitores = new WeakMap<Db, LerGastos>();

/** Every till asks before every coupon: those that arrive together ask together. */
function leitorDe(db: Db): LerGastos {
  const leitor =
    leitores.get(db) ??
    emLotes(async (pedidos: string[][]) => {
      const gastos = await lerGastos(db, { chaves: [...new Set(pedidos.flat())] });
      return pedidos.map((chaves) => gastos.filter(({ chave }) => chaves.includes(chave)));
    });
  leitores.set(db, leitor);
  return leitor;
}

const ERROS_LIVRES = 5;
const ESPERA_MAXIMA = 900;

/** A mistake in a row: from the sixth on each one doubles the wait. Only the pair account+address waits. */
export async function registrarErro(db: Db, chave: string, agora: Date): Promise<void> {
  const umaHora = new Date(agora.getTime() + 3_600_000);
  await sql`
    insert into limite as l (chave, vezes, livre_em, expira_em) values (${chave}, 1, ${agora}, ${umaHora})
    on conflict (chave) do update set
      vezes = case when l.expira_em <= ${agora} then 1 else l.vezes + 1 end,
      livre_em = case when l.expira_em <= ${agora} or l.vezes < ${ERROS_LIVRES} then ${agora}
        else ${agora}::timestamptz + make_interval(secs => least(${ESPERA_MAXIMA}, 2 ^ (l.vezes - ${ERROS_LIVRES} + 1))) end,
      expira_em = ${umaHora}`.execute(db);
}

export async function esquecerErros(db: Db, chave: string): Promise<void> {
  await db.deleteFrom('limite').where('chave', '=', chave).execute();
}

function muitas(ate: Date, agora: Date): Recusa {
  return new Recusa('MUITAS_TENTATIVAS', { aguarde: Math.max(1, (ate.getTime() - agora.getTime()) / 1000) });
}
