import type { FiltrosDaAuditoria } from '@indica-bem/domain/auditoria/contrato';
import { somarDias } from '@indica-bem/domain/brasil/datas';
import pg from 'pg';

const { escapeLiteral } = pg;

/** Whose acts: undefined for everybody's, null for somebody there is not. */
export type Filtro = Omit<FiltrosDaAuditoria, 'quem'> & { conta?: number | null | undefined };

/** `chave` orders what happened at one moment: twice the number of a row, and one more for a refused entry. */
export type Lugar = { momento: string; chave: number };

type Trecho = { filtro: Filtro; depois?: Lugar | undefined; limite?: number };

/**
 * The trail and the refused entries as one list, each from its own index, the newest first. As text, since COPY takes no
 * parameters; every value was checked by the contract, and is quoted all the same.
 */
export function consultaDosAtos({ filtro, depois, limite }: Trecho): string {
  const partes = [
    ...(filtro.ato === 'entrada-recusada' ? [] : daAuditoria({ filtro, depois })),
    ...(incluiRecusadas(filtro) ? [dasRecusadas({ filtro, depois })] : []),
  ];
  const corte = limite === undefined ? '' : ` limit ${Number(limite)}`;
  const ordenadas = partes.map((parte) => `(${parte} order by momento desc, id desc${corte})`);
  return `select * from (${ordenadas.join(' union all ')}) x order by x.momento desc, x.chave desc${corte}`;
}

const incluiRecusadas = ({ ato, objeto }: Filtro): boolean =>
  ato === 'entrada-recusada' || (!ato && (!objeto || objeto === 'conta'));

function daAuditoria({ filtro, depois }: Trecho): string[] {
  const { ato, objeto, id_objeto, conta } = filtro;
  const onde = [
    ...noPeriodo('a.momento', filtro),
    ...deQuem('a.conta_id', conta),
    ...(ato ? [`a.ato = ${escapeLiteral(ato)}`] : []),
    ...(depois ? [`(a.momento, a.id) < (${instante(depois)}, ${Math.ceil(depois.chave / 2)})`] : []),
  ];
  if (!objeto) return [linhas(onde)];
  const doObjeto = [...onde, `a.objeto = ${escapeLiteral(objeto)}`, `a.objeto_id = ${Number(id_objeto)}`];
  const outros = linhas([...doObjeto, `a.ato <> 'cupom-validado'`]);
  return objeto === 'cupom' ? [outros, linhas([...doObjeto, dasVendas(Number(id_objeto))])] : [outros];
}

/** The index by object leaves the till's rows out, so that no sale pays for it: the coupon itself knows their moments. */
const dasVendas = (id: number) => `a.ato = 'cupom-validado' and a.momento = any(array(
  select efetivado_em from cupom where id = ${id} and efetivado_em is not null
  union all select efetivado_em from estorno where cupom_id = ${id}))`;

function linhas(onde: string[]): string {
  return `select a.momento, a.id, a.id * 2 as chave, a.conta_id, a.papel, a.funcao, a.ato, a.objeto, a.objeto_id,
      a.campos, a.valores, host(a.endereco) as endereco, a.requisicao, 1 as vezes
    from auditoria a ${ondeTudo(onde)}`;
}

/** What is aggregated stands where it began. */
function dasRecusadas({ filtro, depois }: Trecho): string {
  const { objeto, id_objeto, conta } = filtro;
  const onde = [
    ...noPeriodo('e.primeira_em', filtro),
    ...deQuem('e.conta_id', conta),
    ...(objeto ? [`e.conta_id = ${Number(id_objeto)}`] : []),
    ...(depois ? [`(e.primeira_em, e.id) < (${instante(depois)}, ${Math.ceil((depois.chave - 1) / 2)})`] : []),
  ];
  return `select e.primeira_em as momento, e.id, e.id * 2 + 1 as chave, null::int as conta_id, 'anonimo' as papel,
      null::text as funcao, 'entrada-recusada' as ato, 'conta' as objeto, e.conta_id::bigint as objeto_id,
      null::text[] as campos, null::jsonb as valores, abbrev(e.endereco) as endereco, null::text as requisicao, e.vezes
    from entrada_recusada e ${ondeTudo(onde)}`;
}

const ondeTudo = (onde: string[]) => (onde.length > 0 ? `where ${onde.join(' and ')}` : '');

const instante = ({ momento }: Lugar) => `${escapeLiteral(momento)}::timestamptz`;

const deQuem = (coluna: string, conta: Filtro['conta']) =>
  conta === undefined ? [] : [conta === null ? 'false' : `${coluna} = ${Number(conta)}`];

/** São Paulo has kept to UTC−3 since it gave up summer time. */
const comeco = (dia: string) => `${escapeLiteral(`${dia}T00:00:00-03:00`)}::timestamptz`;

const noPeriodo = (coluna: string, { de, ate }: Filtro) => [
  ...(de ? [`${coluna} >= ${comeco(de)}`] : []),
  ...(ate ? [`${coluna} < ${comeco(somarDias(ate, 1))}`] : []),
];
