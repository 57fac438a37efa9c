import { createHmac, randomBytes } from 'node:crypto';
import {
  CIDADE_ONLINE,
  escreverFolha,
  type Folha,
  mensagemDoComprovante,
  SEM_CIDADE,
} from '@indica-bem/domain/registro/folha';
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
type Novo = { folha: Folha; quilo: Esperando; sal: Buffer | null };

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
  const novos = entram.map((quilo, i) => escrever(quilo, tamanho + i + 1));
  await acrescentarFolhas(
    trx,
    tamanho,
    novos.map(({ folha }) => escreverFolha(folha)),
  );
  await ligarAsCompras(trx, novos);
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
       where id = any (array(select id from quilo_a_registrar order by momento, id limit ${quantos}))
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
     order by a.momento, a.id`.execute(trx);
  return rows;
}

function escrever(quilo: Esperando, n: number): Novo {
  const sal = quilo.sinal === 1 ? randomBytes(32) : null;
  return { folha: folhaDe(quilo, n, sal), quilo, sal: quilo.guardaSal ? sal : null };
}

function folhaDe({ cupomId, doado, mes, cidade, online }: Esperando, n: number, sal: Buffer | null): Folha {
  if (!sal) return { cidade: cidade ?? SEM_CIDADE, estorna: doado ?? 0, kg: -1, mes, n };
  const comprovante = createHmac('sha256', sal).update(mensagemDoComprovante(cupomId)).digest('hex');
  return { cidade: online ? CIDADE_ONLINE : cidade?.trim() || SEM_CIDADE, comprovante, kg: 1, mes, n };
}

async function ligarAsCompras(trx: Trx, novos: Novo[]): Promise<void> {
  const coluna = <C extends keyof Esperando>(qual: C) => novos.map(({ quilo }) => quilo[qual]);
  await sql`
    insert into quilo (cupom_id, vez, sinal, n, sal)
    select * from unnest(${coluna('cupomId')}::bigint[], ${coluna('vez')}::int[], ${coluna('sinal')}::smallint[],
                         ${novos.map(({ folha }) => folha.n)}::bigint[], ${novos.map(({ sal }) => sal)}::bytea[])`.execute(
    trx,
  );
}

async function somar(trx: Trx, novos: Novo[]): Promise<void> {
  const folhas = novos.map(({ folha }) => folha);
  // Not an insert that gives way to an update: it would be refused for what is only taken back.
  await sql`
    merge into quilos_do_mes m
    using (select mes, cidade, sum(kg)::int as kg
             from unnest(${folhas.map(({ mes }) => mes)}::text[], ${folhas.map(({ cidade }) => cidade)}::text[],
                         ${folhas.map(({ kg }) => kg)}::int[]) as u (mes, cidade, kg)
            group by mes, cidade) s
       on m.mes = s.mes and m.cidade = s.cidade
     when matched then update set kg = m.kg + s.kg
     when not matched then insert (mes, cidade, kg) values (s.mes, s.cidade, s.kg)`.execute(trx);
}
