import type { AtoRegistrado, FiltrosDaAuditoria } from '@indica-bem/domain/auditoria/contrato';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { consultaDosAtos, type Filtro, type Lugar } from './consulta';

type Pedido = FiltrosDaAuditoria & { cursor?: string | undefined; limite: number };

/** From the newest. Names are read now: the trail itself holds none. */
export async function listarAtos(db: Leitura, { cursor, limite, ...filtros }: Pedido) {
  const filtro = await comConta(db, filtros);
  const atos = sql.raw(consultaDosAtos({ filtro, depois: lerLugar(cursor), limite: limite + 1 }));
  const { rows } = await sql<Linha>`
    select x.*, x.momento::text as escrito, coalesce(a.nome, l.nome_fantasia, t.nome, p.nome) as nome,
           case when o.papel = 'prescritor' then op.perfil when o.papel <> 'indicabem' then o.papel end as cadastro
      from (${atos}) x
      left join administrador a on a.id = x.conta_id
      left join lojista l on l.id = x.conta_id
      left join tutor t on t.id = x.conta_id
      left join prescritor p on p.id = x.conta_id
      left join conta o on x.objeto = 'conta' and o.id = x.objeto_id and o.excluida_em is null
      left join prescritor op on op.id = o.id
     order by x.momento desc, x.chave desc`.execute(db);
  const visiveis = rows.slice(0, limite);
  const ultima = rows.length > limite ? visiveis.at(-1) : undefined;
  return {
    atos: visiveis.map(apresentar),
    proximo: ultima ? escreverCursor([ultima.escrito, String(ultima.chave)]) : null,
  };
}

type Linha = Omit<AtoRegistrado, 'chave' | 'momento' | 'id_conta' | 'id_objeto' | 'campos' | 'valores'> & {
  momento: Date;
  /** As PostgreSQL writes it: a Date would lose its microseconds, and the page its place. */
  escrito: string;
  chave: number;
  conta_id: number | null;
  objeto_id: number | null;
  campos: string[] | null;
  valores: AtoRegistrado['valores'] | null;
};

function apresentar(linha: Linha): AtoRegistrado {
  const { momento, chave, conta_id, objeto_id, campos, valores, ...resto } = linha;
  return {
    ...resto,
    chave: String(chave),
    momento: momento.toISOString(),
    id_conta: conta_id,
    id_objeto: objeto_id,
    campos: campos ?? [],
    valores: valores ?? {},
  };
}

function lerLugar(cursor: string | undefined): Lugar | undefined {
  const [momento, chave] = lerCursor(cursor);
  const legivel = momento && chave && /^\d{4}-\d\d-\d\d [\d:.+-]{8,22}$/.test(momento) && /^\d{1,15}$/.test(chave);
  return legivel ? { momento, chave: Number(chave) } : undefined;
}

/** An account is named by its number or by its e-mail; one there is not did nothing. */
export async function comConta(db: Leitura, { quem, ...filtros }: FiltrosDaAuditoria): Promise<Filtro> {
  if (!quem) return filtros;
  if (/^\d{1,9}$/.test(quem)) return { ...filtros, conta: Number(quem) };
  const conta = db.selectFrom('conta').select('id').where('email', '=', limparEmail(quem));
  return { ...filtros, conta: (await conta.executeTakeFirst())?.id ?? null };
}
