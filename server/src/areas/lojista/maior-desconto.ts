import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { lerEsgotadas } from '../campanha/orcamento';
import { descontoDaLoja } from './colunas';

const UM_MINUTO = 60_000;
const lidos = new WeakMap<Leitura, { hoje: string; em: number; maior: Promise<number | null> }>();

/**
 * "Até 15 % de desconto": what a recommendation promises before a store was chosen. Its own discount holds at every
 * store; else the best that an available one gives now, read once a minute in each instance. Null: there is no store.
 */
export async function maiorDescontoDe(
  db: Leitura,
  { desconto_especifico }: { desconto_especifico: number | null },
  agora: Date,
): Promise<number | null> {
  const maior = await maiorDasLojas(db, agora);
  return maior === null ? null : (desconto_especifico ?? maior);
}

function maiorDasLojas(db: Leitura, agora: Date): Promise<number | null> {
  const hoje = hojeEmSaoPaulo(agora);
  const lido = lidos.get(db);
  if (lido && lido.hoje === hoje && Math.abs(agora.getTime() - lido.em) < UM_MINUTO) return lido.maior;
  const maior = ler(db, hoje);
  maior.catch(() => lidos.delete(db));
  lidos.set(db, { hoje, em: agora.getTime(), maior });
  return maior;
}

async function ler(db: Leitura, hoje: string): Promise<number | null> {
  const esgotadas = await lerEsgotadas(db, hoje);
  const { maior } = await db
    .selectFrom('lojista as l')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(sql<number | null>`max(${descontoDaLoja(hoje, esgotadas)})`.as('maior'))
    .where('l.disponivel', '=', true)
    .executeTakeFirstOrThrow();
  return maior === null ? null : Number(maior);
}
