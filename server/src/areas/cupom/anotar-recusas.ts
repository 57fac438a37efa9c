import type { CodigoDeErro } from '@indica-bem/domain/erros';
import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

type Anotada = { cupomId: number; lojistaId: number; hora: Date; recusa: CodigoDeErro; vezes: number; ultima: Date };
type Memoria = { porChave: Map<string, Anotada>; espera: NodeJS.Timeout | null };

const PAUSA_MS = 2_000;
/** Past so many coupons and stores in one pause somebody is playing: what comes then is not noted. */
const NO_MAXIMO = 2_000;
const UMA_HORA = 3_600_000;

/** The till asks for more; it is no refusal that somebody would call about. */
const FAZ_PARTE = new Set<CodigoDeErro>(['LEITURA_INCOMPLETA', 'LEIA_DE_NOVO']);

const memorias = new WeakMap<Db, Memoria>();

/**
 * Why a till was told no, for whoever is called about it: one for each coupon, store and hour. The till never waits for it:
 * it is kept here for two seconds and written for all of them together. A process that dies takes those seconds with it.
 */
export function anotarRecusa(db: Db, lojistaId: number, erro: unknown, agora: Date): void {
  if (!(erro instanceof Recusa) || erro.detalhes.cupom === undefined || FAZ_PARTE.has(erro.codigo)) return;
  const memoria = memorias.get(db) ?? { porChave: new Map(), espera: null };
  memorias.set(db, memoria);
  const cupomId = erro.detalhes.cupom;
  const hora = new Date(Math.floor(agora.getTime() / UMA_HORA) * UMA_HORA);
  const chave = `${cupomId}:${lojistaId}:${hora.getTime()}`;
  const antes = memoria.porChave.get(chave);
  if (!antes && memoria.porChave.size >= NO_MAXIMO) return;
  const vezes = (antes?.vezes ?? 0) + 1;
  memoria.porChave.set(chave, { cupomId, lojistaId, hora, recusa: erro.codigo, vezes, ultima: agora });
  memoria.espera ??= setTimeout(() => void gravarRecusas(db).catch(() => undefined), PAUSA_MS).unref();
}

/** What waits, in one statement. A coupon or store that went meanwhile is left out. */
export async function gravarRecusas(db: Db): Promise<void> {
  const memoria = memorias.get(db);
  if (!memoria) return;
  const linhas = [...memoria.porChave.values()];
  memoria.porChave.clear();
  if (memoria.espera) clearTimeout(memoria.espera);
  memoria.espera = null;
  if (linhas.length === 0) return;
  await sql`
    insert into recusa_no_caixa as r (cupom_id, lojista_id, hora, recusa, vezes, ultima_em)
    select n.cupom_id, n.lojista_id, n.hora, n.recusa, n.vezes, n.ultima
      from unnest(${linhas.map((l) => l.cupomId)}::bigint[], ${linhas.map((l) => l.lojistaId)}::int[],
                  ${linhas.map((l) => l.hora)}::timestamptz[], ${linhas.map((l) => l.recusa)}::text[],
                  ${linhas.map((l) => l.vezes)}::int[], ${linhas.map((l) => l.ultima)}::timestamptz[])
             as n (cupom_id, lojista_id, hora, recusa, vezes, ultima)
      join cupom c on c.id = n.cupom_id join lojista l on l.id = n.lojista_id
     order by 1, 2, 3
    on conflict (cupom_id, lojista_id, hora) do update
      set vezes = r.vezes + excluded.vezes, recusa = excluded.recusa, ultima_em = excluded.ultima_em`.execute(db);
}
