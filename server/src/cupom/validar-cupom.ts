import { sql } from 'kysely';
import { PREPARADO, type UmComando } from '../db/conexao';
import { resumoDoCorpo } from '../http/idempotencia';
import { Recusa } from '../http/recusa';
import { exigirValidavel, lerPorId } from './consultar-cupom';
import type { LinhaDeCupom } from './ler-cupom';

export type Validacao = {
  idCupom: number;
  idLojista: number;
  nomeFuncionario: string;
  centavos: number;
  peso: number;
  chave: string | undefined;
  hoje: string;
  agora: Date;
};

/**
 * At most once, for ever. One statement: the recommendation is locked, then the coupon changes only if it is still
 * active, of this store and in time. The cents follow `aplicarDesconto` of the domain; the tests hold them together.
 */
export async function validarCupom(db: UmComando, v: Validacao): Promise<LinhaDeCupom> {
  const corpo = resumoDoCorpo({ n: v.nomeFuncionario, v: v.centavos, p: v.peso });
  const { rows } = await sql<LinhaDeCupom>`${sql.raw(PREPARADO)}
    with alvo as materialized (
      select p.id from prescricao p where p.id = (select prescricao_id from cupom where id = ${v.idCupom}) for update
    ), usado as (
      update cupom c set
        estado = 'efetivado', valor = ${v.centavos}::int, peso = ${v.peso}, nome_funcionario = ${v.nomeFuncionario},
        descontado = (${v.centavos}::bigint * (c.desconto * 100)::bigint + 5000) / 10000,
        recebido = ${v.centavos}::int - (${v.centavos}::bigint * (c.desconto * 100)::bigint + 5000) / 10000,
        data_efetivacao = ${v.hoje}, efetivado_em = ${v.agora},
        chave = ${v.chave ?? null}::uuid, chave_corpo = ${corpo}
      from alvo
      where c.id = ${v.idCupom} and c.prescricao_id = alvo.id and c.estado = 'ativo'
        and c.lojista_id = ${v.idLojista} and c.data_validade >= ${v.hoje}::date
      returning c.*
    ), ativada as (
      update prescricao p set data_ativacao = usado.data_efetivacao, peso = usado.peso
      from usado where p.id = usado.prescricao_id
    )
    select * from usado`.execute(db);
  return rows[0] ?? jaValidado(db, v, corpo);
}

/** Nothing changed: it is the same request again, or it says why not. */
async function jaValidado(db: UmComando, v: Validacao, corpo: Buffer): Promise<LinhaDeCupom> {
  const cupom = await lerPorId(db, v.idCupom);
  const mesmaChave = v.chave !== undefined && cupom?.chave === v.chave && cupom.lojista_id === v.idLojista;
  if (cupom && mesmaChave) {
    if (!cupom.chave_corpo?.equals(corpo)) throw new Recusa('CHAVE_REUTILIZADA');
    return cupom;
  }
  exigirValidavel(cupom, { idLojista: v.idLojista, hoje: v.hoje });
  // It was refused a moment ago and is valid now: the tutor changed stores in between. Asking again settles it.
  throw new Recusa('CUPOM_DE_OUTRA_LOJA');
}
