import { createHmac, randomBytes } from 'node:crypto';
import { cidadeDaFolha } from '@indica-bem/domain/registro/cidade-da-folha';
import { escreverFolha, type Folha, mensagemDoComprovante, SEM_CIDADE } from '@indica-bem/domain/registro/folha';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { acrescentarFolhas } from './acrescentar-folhas';
import { tamanhoDoRegistro } from './provar';

/** `doado`: the leaf of the same purchase, if it is one already. */
type Esperando = {
  cupomId: number;
  vez: number;
  sinal: 1 | -1;
  entra: boolean;
  mes: string;
  cidade: string | null;
  online: boolean;
  doado: number | null;
  guardaSal: boolean;
};
type Novo = { folha: Folha; quilo: Esperando };

const BYTES_DO_SAL = 32;

/**
 * Writes the next of those that wait, in their order, as leaves of the tree; with each, which purchase it is of, and in
 * the sums. Whoever calls it holds the turn (nucleo/vez-de-julgar.ts): nobody else writes, and nobody undoes meanwhile.
 * What is no longer given goes without a leaf. Answers how many no longer wait.
 */
export async function registrarQuilos(trx: Trx, quantos: number): Promise<number> {
  const esperando = await tirarDaFila(trx, quantos);
  const entram = esperando.filter(({ entra }) => entra);
  if (entram.length === 0) return esperando.length;
  const tamanho = await tamanhoDoRegistro(trx);
  const sais = randomBytes(entram.length * BYTES_DO_SAL);
  const novos = entram.map((quilo, i) => {
    const sal = sais.subarray(i * BYTES_DO_SAL, (i + 1) * BYTES_DO_SAL);
    return { folha: folhaDe(quilo, tamanho + i + 1, sal), quilo };
  });
  await acrescentarFolhas(
    trx,
    tamanho,
    novos.map(({ folha }) => escreverFolha(folha)),
  );
  await ligarAsCompras(trx, novos, sais);
  await somar(trx, novos);
  return esperando.length;
}

/**
 * Released and undone at the same moment, or held by hand meanwhile: it does not enter. Whose tutor is gone enters
 * without a secret that could tell.
 */
async function tirarDaFila(trx: Trx, quantos: number): Promise<Esperando[]> {
  const { rows } = await sql<Esperando>`
    with da_vez as (
      delete from quilo_a_registrar
       where ctid = any (array(select ctid from quilo_a_registrar order by momento, cupom_id limit ${quantos}))
      returning *
    )
    select a.cupom_id as "cupomId", a.vez, a.sinal, d.n as doado,
           case a.sinal
             when 1 then d.n is null and c.id is not null
                     and not exists (select from compra_suspeita s
                                      where s.cupom_id = a.cupom_id and s.vez = a.vez and s.estado = 'em_analise')
             else d.n is not null
                  and not exists (select from quilo b where b.cupom_id = a.cupom_id and b.vez = a.vez and b.sinal = -1)
           end as entra,
           coalesce(f.dados::json->>'mes', to_char(c.data_efetivacao, 'YYYY-MM')) as mes,
           coalesce(f.dados::json->>'cidade', l.cidade) as cidade,
           coalesce(l.tipo = 'loja_online', false) as online,
           coalesce(t.excluida_em is null, false) as "guardaSal"
      from da_vez a
      left join quilo d on d.cupom_id = a.cupom_id and d.vez = a.vez and d.sinal = 1
      left join folha f on f.n = d.n and a.sinal = -1
      left join cupom c on c.id = a.cupom_id and c.vez = a.vez and c.estado = 'efetivado' and a.sinal = 1
      left join lojista l on l.id = c.lojista_id
      left join prescricao p on p.id = c.prescricao_id
      left join conta t on t.id = p.tutor_id
     order by a.momento, a.cupom_id`.execute(trx);
  return rows;
}

function folhaDe({ cupomId, sinal, doado, mes, cidade, online }: Esperando, n: number, sal: Buffer): Folha {
  if (sinal === -1) return { cidade: cidade ?? SEM_CIDADE, estorna: doado ?? 0, kg: -1, mes, n };
  const comprovante = createHmac('sha256', sal).update(mensagemDoComprovante(cupomId)).digest('hex');
  return { cidade: cidadeDaFolha({ cidade, online }), comprovante, kg: 1, mes, n };
}

/** The secrets go as one value, cut there: as an array of their own they cost more than the rest of the row. */
async function ligarAsCompras(trx: Trx, novos: Novo[], sais: Buffer): Promise<void> {
  const coluna = <C extends keyof Esperando>(qual: C) => novos.map(({ quilo }) => quilo[qual]);
  const primeira = novos[0]?.folha.n ?? 0;
  await sql`
    insert into quilo (cupom_id, vez, sinal, n, sal)
    select cupom_id, vez, sinal, ${primeira}::bigint + i - 1,
           case when guarda and sinal = 1 then substring(${sais}::bytea from ((i - 1) * ${BYTES_DO_SAL} + 1)::int for ${BYTES_DO_SAL}) end
      from unnest(${coluna('cupomId')}::bigint[], ${coluna('vez')}::int[], ${coluna('sinal')}::smallint[],
                  ${coluna('guardaSal')}::boolean[]) with ordinality as u (cupom_id, vez, sinal, guarda, i)`.execute(
    trx,
  );
}

async function somar(trx: Trx, novos: Novo[]): Promise<void> {
  const somas = new Map<string, { mes: string; cidade: string; kg: number }>();
  for (const { folha } of novos) {
    const { mes, cidade } = folha;
    const soma = somas.get(`${mes} ${cidade}`) ?? { mes, cidade, kg: 0 };
    somas.set(`${mes} ${cidade}`, { ...soma, kg: soma.kg + folha.kg });
  }
  const linhas = [...somas.values()];
  // Not an insert that gives way to an update: it would be refused for what is only taken back.
  await sql`
    merge into quilos_do_mes m
    using unnest(${linhas.map(({ mes }) => mes)}::text[], ${linhas.map(({ cidade }) => cidade)}::text[],
                 ${linhas.map(({ kg }) => kg)}::int[]) as s (mes, cidade, kg)
       on m.mes = s.mes and m.cidade = s.cidade
     when matched then update set kg = m.kg + s.kg
     when not matched then insert (mes, cidade, kg) values (s.mes, s.cidade, s.kg)`.execute(trx);
}
