import type { CupomAchado } from '@indica-bem/domain/atendimento/contrato';
import type { Procurado } from '@indica-bem/domain/atendimento/interpretar-busca';
import { situacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import { TAMANHO_DO_CODIGO_DE_CUPOM } from '@indica-bem/domain/prescricao/codigo';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

type Opcoes = { limite: number; hoje: string };
type Linha = Omit<CupomAchado, 'situacao'> & { estado: 'ativo' | 'efetivado' | 'cancelado' };

/** By its whole code, the id that its QR holds or its purchase's receipt; else by a part of the code. */
export async function acharCupons(
  db: Leitura,
  { codigos, numeros, notas }: Procurado,
  opcoes: Opcoes,
): Promise<CupomAchado[]> {
  const ids = numeros.filter((numero) => numero.length >= 12).map(Number);
  const inteiros = await completar(
    db,
    sql`select id from cupom where codigo_busca = any(${codigos}::text[])
        union select id from cupom where id = any(${ids}::bigint[])
        union select cupom_id from nota where chave = any(${notas}::text[])`,
    opcoes,
  );
  const pedacos = codigos.filter((codigo) => codigo.length >= 3 && codigo.length < TAMANHO_DO_CODIGO_DE_CUPOM);
  if (inteiros.length > 0 || pedacos.length === 0) return inteiros;
  const partes = pedacos.map(
    (pedaco) =>
      sql`(select id from cupom where codigo_busca like ${`%${pedaco.replace(/[\\%_]/g, '\\$&')}%`} limit ${opcoes.limite})`,
  );
  return completar(db, sql.join(partes, sql` union `), opcoes);
}

async function completar(db: Leitura, ids: RawBuilder<unknown>, { limite, hoje }: Opcoes): Promise<CupomAchado[]> {
  const { rows } = await sql<Linha>`
    select c.id as id_coupon, c.codigo as codigo_coupon, c.estado, c.data_validade, l.nome_fantasia as loja,
           c.prescricao_id as id_prescricao, t.nome as tutor
      from (${ids}) achados join cupom c on c.id = achados.id
      join lojista l on l.id = c.lojista_id
      join prescricao p on p.id = c.prescricao_id
      left join tutor t on t.id = p.tutor_id
     order by (c.estado <> 'cancelado') desc, c.criado_em desc limit ${limite}`.execute(db);
  return rows.map(({ estado, ...cupom }) => ({
    ...cupom,
    situacao: situacaoDoCupom(estado, cupom.data_validade, hoje),
  }));
}
