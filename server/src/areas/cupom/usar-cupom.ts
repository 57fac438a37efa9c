import type { LeituraDoCaixa } from '@indica-bem/domain/cupom/leitura';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import type { Autoria } from '../../nucleo/auditoria';
import { resumoDoCorpo } from '../../nucleo/idempotencia';
import type { LinhaDeCupom } from './ler-cupom';
import { FINALIZAR_INDICACAO, USAR_CUPOM, VALIDAVEL } from './sql';

export type Venda = {
  idCupom: number;
  idLojista: number;
  nomeFuncionario: string;
  centavos: number;
  peso: number;
  /** Of the coupon as it was read; without it, the present one. */
  vez: number | undefined;
  leitura: LeituraDoCaixa;
  chave: string | undefined;
  hoje: string;
  agora: Date;
  autoria: Autoria;
};

const COLUNAS_DA_VENDA = [
  'id',
  'loja',
  'centavos',
  'peso',
  'nome',
  'dia',
  'momento',
  'vez',
  'leitura',
  'chave',
  'corpo',
  'endereco',
  'requisicao',
] as const;

/**
 * One statement: the recommendations are locked, then each coupon changes only if it is still active, of its store, in
 * time, and in the turn it had when the statement began: one that was sold and undone while this one waited is not sold
 * again by it. Each sale leaves its row in the audit trail here: a statement more would cost the till a round trip.
 */
const usar = (trava: 'for update of p' | 'for update of p skip locked') =>
  preparar({
    nome: trava === 'for update of p' ? 'cupons-usar' : 'cupons-usar-livres',
    valores: COLUNAS_DA_VENDA,
    texto: (v) => sql<LinhaDeCupom>`
    with venda as materialized (
      select * from unnest(${v.id}::bigint[], ${v.loja}::int[], ${v.centavos}::int[], ${v.peso}::numeric[],
                           ${v.nome}::text[], ${v.dia}::date[], ${v.momento}::timestamptz[], ${v.vez}::int[],
                           ${v.leitura}::text[], ${v.chave}::uuid[], ${v.corpo}::bytea[], ${v.endereco}::inet[], ${v.requisicao}::text[])
        as x (id, lojista_id, centavos, peso, nome, dia, momento, vez, leitura, chave, corpo, endereco, requisicao)
    ), alvo as materialized (
      select c.id, c.vez from venda
        join cupom c on c.id = venda.id and c.vez = coalesce(venda.vez, c.vez)
        join prescricao p on p.id = c.prescricao_id
       order by p.id ${sql.raw(trava)}
    ), usado as (
      update cupom c set ${USAR_CUPOM}, chave = v.chave, chave_corpo = v.corpo, leitura = v.leitura
      from venda v, alvo
      where c.id = v.id and c.id = alvo.id and c.vez = alvo.vez and c.lojista_id = v.lojista_id and ${VALIDAVEL}
      returning c.*, v.endereco, v.requisicao
    ), auditada as (
      insert into auditoria (momento, conta_id, objeto_id, papel, ato, objeto, valores, endereco, requisicao)
      select u.efetivado_em, u.lojista_id, u.id, 'lojista', 'cupom-validado', 'cupom',
             jsonb_build_object('valor', jsonb_build_array(null, u.valor), 'peso', jsonb_build_array(null, u.peso)),
             u.endereco, u.requisicao
        from usado u
    ), ativada as (${FINALIZAR_INDICACAO})
    select * from usado`,
  });
const usarEsperando = usar('for update of p');
const usarLivres = usar('for update of p skip locked');

/** Waits for whoever holds the recommendation. Nothing, if it could not be used. */
export async function usarCupom(db: Leitura, venda: Venda): Promise<LinhaDeCupom | undefined> {
  return (await usarEsperando(db, emColunas([venda])))[0];
}

/** What can be used at once, in one statement; nothing for all the rest: busy, twice in one go, not valid. */
export async function usarCuponsLivres(db: Leitura, vendas: Venda[]): Promise<(LinhaDeCupom | undefined)[]> {
  const umaPorCupom = new Map(vendas.map((v) => [v.idCupom, v]));
  const usados = await usarLivres(db, emColunas([...umaPorCupom.values()]));
  const porId = new Map(usados.map((usado) => [usado.id, usado]));
  return vendas.map((v) => (umaPorCupom.get(v.idCupom) === v ? porId.get(v.idCupom) : undefined));
}

function emColunas(vendas: Venda[]): Record<(typeof COLUNAS_DA_VENDA)[number], unknown[]> {
  return {
    id: vendas.map((v) => v.idCupom),
    loja: vendas.map((v) => v.idLojista),
    centavos: vendas.map((v) => v.centavos),
    peso: vendas.map((v) => v.peso),
    nome: vendas.map((v) => v.nomeFuncionario),
    dia: vendas.map((v) => v.hoje),
    momento: vendas.map((v) => v.agora),
    vez: vendas.map((v) => v.vez ?? null),
    leitura: vendas.map((v) => v.leitura),
    chave: vendas.map((v) => v.chave ?? null),
    corpo: vendas.map(corpoDe),
    endereco: vendas.map(({ autoria }) => autoria.endereco),
    requisicao: vendas.map(({ autoria }) => autoria.requisicao),
  };
}

/** What the key of a request stands for. */
export function corpoDe({ nomeFuncionario, centavos, peso }: Venda): Buffer {
  return resumoDoCorpo({ n: nomeFuncionario, v: centavos, p: peso });
}
