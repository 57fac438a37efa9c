import { createHash } from 'node:crypto';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { consumir, type Limite } from '../../nucleo/limites';

/** An e-mail or a CPF as the key of a counter: the counters name nobody, so there is nobody to forget in them. */
export function chaveDe(quem: string): string {
  return createHash('sha256').update(quem).digest('base64url').slice(0, 22);
}

type Argumentos = { nome: string; endereco: string; agora: Date };

/** How often an address may do something that costs us work or tells it something. */
export async function limitarEndereco(
  ctx: Contexto,
  { nome, endereco, agora }: Argumentos,
  limite: Limite,
): Promise<void> {
  if (ctx.config.limites) await consumir(ctx.db, `${nome}:${enderecoDoLimite(endereco)}`, limite, agora);
}
