import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { auditarSistema } from '../../nucleo/auditoria';

const POR_VEZ = 5000;

/**
 * What is older than the team keeps it goes, the oldest first, a few at a time. The database refuses all younger ones by
 * itself, whatever is asked here.
 */
export async function apagarVencidas(db: Db, agora: Date): Promise<void> {
  for (const [tabela, momento] of [
    ['auditoria', 'momento'],
    ['entrada_recusada', 'primeira_em'],
  ] as const)
    while ((await apagarAlgumas(db, { tabela, momento, agora })) === POR_VEZ);
}

type Onde = { tabela: string; momento: string; agora: Date };

function apagarAlgumas(db: Db, { tabela, momento, agora }: Onde): Promise<number> {
  return transacao(db, async (trx) => {
    const [nome, quando] = [sql.table(tabela), sql.ref(momento)];
    const { numAffectedRows } = await sql`
      delete from ${nome} where (${quando}, id) in (
        select ${quando}, id from ${nome}
         where ${quando} < (select least(${agora}::timestamptz, now()) - make_interval(years => retencao_auditoria, hours => 1)
                              from ajuste)
         order by ${quando}, id limit ${POR_VEZ} for update skip locked)`.execute(trx);
    const quantos = Number(numAffectedRows ?? 0n);
    if (quantos > 0)
      await auditarSistema(trx, { ato: 'auditoria-apagada', objeto: 'ajuste', depois: { quantos }, agora });
    return quantos;
  });
}
