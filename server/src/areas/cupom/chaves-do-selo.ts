import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Leitura } from '../../db/conexao';
import { type Compartilhada, compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';

type Chave = { valor: Buffer; desde: Date; ate: Date | null };
/** Of this installation alone. Newest first: one signs, all are believed. */
export type ChavesDoSelo = { assina: Buffer; acreditadas: Buffer[] };

/** A new key begins to sign two minutes after it was made: by then every instance has looked. */
const UM_MINUTO = 60_000;
const chaves = new WeakMap<Db, Compartilhada<Chave[]>>();

export async function chavesDoSelo({ db, relogio }: Pick<Contexto, 'db' | 'relogio'>): Promise<ChavesDoSelo> {
  const ler = chaves.get(db) ?? compartilhar(() => lerChaves(db), relogio, UM_MINUTO);
  chaves.set(db, ler);
  return chavesEm(await ler(), relogio());
}

/** Another instance, or a command, made or took away one. */
export const esquecerChaves = (db: Db): void => chaves.get(db)?.esquecer();

async function lerChaves(db: Leitura): Promise<Chave[]> {
  const linhas = await db
    .selectFrom('segredo')
    .select(['valor', 'desde', 'ate'])
    .where('uso', '=', 'selo')
    .orderBy('desde', 'desc')
    .execute();
  return linhas.map(({ valor, desde, ate }) => ({ valor, desde: desde ?? new Date(0), ate }));
}

/** One that does not sign yet is believed already: another instance's clock may be ahead. */
function chavesEm(todas: Chave[], agora: Date): ChavesDoSelo {
  const vivas = todas.filter(({ ate }) => ate === null || ate > agora);
  const assina = vivas.find(({ desde }) => desde <= agora) ?? vivas.at(-1);
  if (!assina) throw new Error('Não há chave para os selos dos cupons.');
  return { assina: assina.valor, acreditadas: vivas.map(({ valor }) => valor) };
}

export const resumir = (chave: Buffer, texto: string): Buffer => createHmac('sha256', chave).update(texto).digest();

/** Without telling, by the time it takes, how much of it was right. */
export function iguais(esperado: string, recebido: string): boolean {
  const [a, b] = [Buffer.from(esperado), Buffer.from(recebido)];
  return a.length === b.length && timingSafeEqual(a, b);
}
