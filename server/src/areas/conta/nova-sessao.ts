import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Aparelho } from '../../nucleo/aparelho';
import type { Contexto } from '../../nucleo/contexto';
import { consumir, coube, esquecerErros } from '../../nucleo/limites';
import { criarSessao } from '../../nucleo/sessao';

type Entrada = Omit<NonNullable<Parameters<typeof criarSessao>[3]>, 'aparelho'> & { aparelho: Aparelho; agora: Date };

/** Each leaves a row in the audit trail for years. Only who proved to be the owner is counted: nobody else's tries shut the door. */
const ENTRADAS_POR_DIA = { max: 300, janela: 86_400 };
const chaveDasEntradas = (contaId: number) => `entrada:${contaId}`;

/** With a new password: whoever used them up is out. */
export const esquecerEntradas = (trx: Trx, contaId: number) => esquecerErros(trx, chaveDasEntradas(contaId));

/** Somebody comes in: the session, and the device it is on. */
export async function novaSessao(
  trx: Trx,
  ctx: Pick<Contexto, 'config' | 'fila'>,
  contaId: number,
  { aparelho, agora, ...entrada }: Entrada,
): Promise<string> {
  const token = await criarSessao(trx, contaId, agora, { ...entrada, aparelho: aparelho.nome });
  if (ctx.config.limites) await consumir(trx, chaveDasEntradas(contaId), ENTRADAS_POR_DIA, agora);
  await anotarAparelho(trx, ctx, { contaId, aparelho, agora });
  return token;
}

type Anotacao = { contaId: number; aparelho: Aparelho; agora: Date };

const APARELHOS_NO_MAXIMO = 20;
/** Who comes in from a new place all day has been told by the fifth. */
const AVISOS_POR_DIA = { max: 5, janela: 86_400 };

/** Known from now on. A new one is told to the owner by mail, unless it is the first of the account. */
async function anotarAparelho(
  trx: Trx,
  { config, fila }: Pick<Contexto, 'config' | 'fila'>,
  { contaId, aparelho: { nome, marca }, agora }: Anotacao,
): Promise<void> {
  // With the account in it: who shares a browser is not seen to share it.
  const resumo = createHash('sha256').update(`${contaId}.${marca}`).digest();
  const { rows } = await sql<{ id: number; novo: boolean; outros: boolean }>`
    insert into aparelho (conta_id, marca, nome, visto_em) values (${contaId}, ${resumo}, ${nome}, ${agora})
    on conflict (conta_id, marca) do update set nome = excluded.nome, visto_em = excluded.visto_em
    returning id, xmax = 0 as novo, exists (select 1 from aparelho o where o.conta_id = ${contaId}) as outros`.execute(
    trx,
  );
  const [anotado] = rows;
  if (!anotado?.novo || !anotado.outros) return;
  await sql`
    delete from aparelho where id in (
      select id from aparelho where conta_id = ${contaId} order by visto_em desc, id desc offset ${APARELHOS_NO_MAXIMO})
  `.execute(trx);
  if (config.limites && !(await coube(trx, `aparelho:${contaId}`, AVISOS_POR_DIA, agora))) return;
  await fila.enfileirar(trx, 'email-seguranca', { contaId, motivo: 'aparelho', aparelhoId: anotado.id });
}
