import type { Cabeca } from '@indica-bem/domain/registro/nota-assinada';
import { escreverNotaAssinada, textoDaCabeca } from '@indica-bem/domain/registro/nota-assinada';
import { sql } from 'kysely';
import type { Config } from '../../config/config';
import type { Leitura } from '../../db/conexao';
import { chaveQueAssina } from './chave-que-assina';
import { lerRaizes } from './ler-raizes';

export type CabecaAssinada = Cabeca & { chave: string; nota: string };

/** The tree as it is now, signed; null while it has no leaf. */
export async function assinarCabecaDeAgora(db: Leitura, config: Config, agora: Date): Promise<CabecaAssinada | null> {
  // In one statement, so that both are of the same moment.
  const { rows } = await sql<{ tamanho: number | null; kg: number }>`
    select (select max(n) from folha) as tamanho, (select coalesce(sum(kg), 0) from quilos_do_mes) as kg`.execute(db);
  const { tamanho = null, kg = 0 } = rows[0] ?? {};
  return tamanho === null ? null : assinarCabeca(db, config, { tamanho, kg }, agora);
}

/** The root of so many leaves never changes: it may be read after they were counted. */
export async function assinarCabeca(
  db: Leitura,
  config: Config,
  { tamanho, kg }: { tamanho: number; kg: number },
  agora: Date,
): Promise<CabecaAssinada> {
  const [raiz] = await lerRaizes(db, [{ inicio: 0, fim: tamanho }]);
  const { chave, assinar } = await chaveQueAssina(db, config, agora);
  const cabeca = { tamanho, raiz: raiz?.toString('hex') ?? '', kg, em: agora.toISOString() };
  const texto = textoDaCabeca(cabeca);
  return { ...cabeca, chave, nota: escreverNotaAssinada(texto, chave, assinar(texto)) };
}
