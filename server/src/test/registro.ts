import { createHash } from 'node:crypto';
import { escreverFolha } from '@indica-bem/domain/registro/folha';
import { sql } from 'kysely';
import { acrescentarFolhas } from '../areas/registro/acrescentar-folhas';
import { tamanhoDoRegistro } from '../areas/registro/provar';
import type { Db } from '../db/conexao';
import { transacao } from '../db/transacao';

const CIDADES = ['Sorocaba', 'Votorantim', 'online'] as const;
const MESES = ['2026-01', '2026-03'] as const;

const folhaDe = (n: number) => ({
  cidade: CIDADES[n % CIDADES.length] ?? '',
  comprovante: createHash('sha256').update(`compra ${n}`).digest('hex'),
  kg: 1 as const,
  mes: MESES[n % MESES.length] ?? '',
  n,
});

/** The register with so many more leaves, of no purchase: what reads it does not ask whose they are. */
export async function encherRegistro(db: Db, quantas: number): Promise<string[]> {
  return transacao(db, async (trx) => {
    const antes = await tamanhoDoRegistro(trx);
    const folhas = Array.from({ length: quantas }, (_, i) => folhaDe(antes + i + 1));
    const textos = folhas.map(escreverFolha);
    await acrescentarFolhas(trx, antes, textos);
    await sql`
      insert into quilos_do_mes (mes, cidade, kg)
      select mes, cidade, count(*)
        from unnest(${folhas.map(({ mes }) => mes)}::text[], ${folhas.map(({ cidade }) => cidade)}::text[]) as f (mes, cidade)
       group by 1, 2
      on conflict (mes, cidade) do update set kg = quilos_do_mes.kg + excluded.kg`.execute(trx);
    return textos;
  });
}

/** Leaves of no purchase would not pass the invariants. Only who may change the tables themselves gets past the guard. */
export async function esvaziarRegistro(db: Db): Promise<void> {
  for (const tabela of ['folha', 'no_do_registro', 'quilos_do_mes', 'marco'].map((nome) => sql.table(nome))) {
    await sql`alter table ${tabela} disable trigger user`.execute(db);
    await sql`truncate ${tabela}`.execute(db);
    await sql`alter table ${tabela} enable trigger user`.execute(db);
  }
}
