import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarEmails as chamada, EmailNoCorreio } from '@indica-bem/domain/correio/contrato';
import { mascararEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { contarEmails } from './contar-emails';
import { LINK_DE_COLEGA, NA_VISTA, REENVIAVEL, SEM_RESPOSTA } from './sql';

type Filtro = Entrada<typeof chamada>['query'];

const MOMENTO = /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The newest first; chosen and cut on an index, and only then joined to whom they are for. */
export async function listarEmails(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { ver, tipo, cursor, limite } = filtro;
  const condicoes = [NA_VISTA[ver]];
  if (tipo) condicoes.push(sql`e.tipo = ${tipo}`);
  const [momento, id] = lerCursor(cursor);
  if (momento && id && MOMENTO.test(momento) && UUID.test(id))
    condicoes.push(sql`(e.criado_em, e.id) < (${momento}::timestamptz, ${id}::uuid)`);
  const { rows } = await sql<Linha>`
    select e.id, e.tipo, e.estado, e.criado_em, e.tentativas, e.tentado_em, e.proxima_em, e.encerrado_em, e.falha,
           e.codigo, ${REENVIAVEL} and not ${LINK_DE_COLEGA} as pode_reenviar,
           ${SEM_RESPOSTA} as pode_deixar, e.deixado_em, to_json(e.criado_em at time zone 'UTC') #>> '{}' as momento,
           coalesce(t.nome, r.nome, l.nome_fantasia, a.nome, p.tutor_nome) as nome,
           coalesce(k.email, p.email) as email, k.id as id_conta, k.papel, e.prescricao_id as id_prescricao,
           p.codigo as codigo_prescricao
      from (select * from envio_de_email e where ${sql.join(condicoes, sql` and `)}
             order by e.criado_em desc, e.id desc limit ${limite + 1}) e
      left join conta k on k.id = e.conta_id
      left join tutor t on t.id = k.id
      left join prescritor r on r.id = k.id
      left join lojista l on l.id = k.id
      left join administrador a on a.id = k.id
      left join prescricao p on p.id = e.prescricao_id
     order by e.criado_em desc, e.id desc`.execute(db);
  const visiveis = rows.slice(0, limite);
  const ultima = rows.length > limite ? visiveis.at(-1) : undefined;
  return {
    emails: visiveis.map(apresentar),
    proximo: ultima ? escreverCursor([`${ultima.momento}Z`, ultima.id]) : null,
    falharam: cursor ? null : await contarEmails(db, 'falharam'),
    esperam: cursor ? null : await contarEmails(db, 'esperam'),
  };
}

type Linha = Pick<
  EmailNoCorreio,
  | 'id'
  | 'tipo'
  | 'estado'
  | 'tentativas'
  | 'falha'
  | 'codigo'
  | 'pode_reenviar'
  | 'pode_deixar'
  | 'id_prescricao'
  | 'codigo_prescricao'
> &
  EmailNoCorreio['para'] & {
    criado_em: Date;
    tentado_em: Date | null;
    proxima_em: Date | null;
    encerrado_em: Date | null;
    deixado_em: Date | null;
    /** The moment with its microseconds: a Date would lose them, and the page its place. */
    momento: string;
  };

function apresentar({ momento: _, nome, email, id_conta, papel, ...linha }: Linha): EmailNoCorreio {
  return {
    ...linha,
    criado_em: linha.criado_em.toISOString(),
    tentado_em: linha.tentado_em?.toISOString() ?? null,
    proxima_em: linha.proxima_em?.toISOString() ?? null,
    encerrado_em: linha.encerrado_em?.toISOString() ?? null,
    deixado_em: linha.deixado_em?.toISOString() ?? null,
    para: { nome, email: email && mascararEmail(email), id_conta, papel },
  };
}
