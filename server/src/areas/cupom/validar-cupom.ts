import { sql } from 'kysely';
import type { UmComando } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import { resumoDoCorpo } from '../../nucleo/idempotencia';
import { Recusa } from '../../nucleo/recusa';
import { exigirValidavel } from './consultar-cupom';
import type { LinhaDeCupom } from './ler-cupom';
import { FINALIZAR_INDICACAO, USAR_CUPOM } from './usar-cupom';

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

type Colunas = Record<'id' | 'loja' | 'centavos' | 'peso' | 'nome' | 'dia' | 'momento' | 'chave' | 'corpo', unknown[]>;

/**
 * One statement: the recommendations are locked, then each coupon changes only if it is still active, of its store and in
 * time.
 */
const usar = (trava: 'for update' | 'for update skip locked') =>
  preparar(
    (v: Colunas) => sql<LinhaDeCupom>`
    with venda as materialized (
      select * from unnest(${v.id}::bigint[], ${v.loja}::int[], ${v.centavos}::int[], ${v.peso}::numeric[],
                           ${v.nome}::text[], ${v.dia}::date[], ${v.momento}::timestamptz[], ${v.chave}::uuid[],
                           ${v.corpo}::bytea[])
        as x (id, lojista_id, centavos, peso, nome, dia, momento, chave, corpo)
    ), alvo as materialized (
      select p.id from prescricao p
       where p.id in (select c.prescricao_id from cupom c join venda on c.id = venda.id)
       order by p.id ${sql.raw(trava)}
    ), usado as (
      update cupom c set ${USAR_CUPOM}, chave = v.chave, chave_corpo = v.corpo
      from venda v, alvo
      where c.id = v.id and c.prescricao_id = alvo.id and c.estado = 'ativo'
        and c.lojista_id = v.lojista_id and c.data_validade >= v.dia
      returning c.*
    ), ativada as (${FINALIZAR_INDICACAO})
    select * from usado`,
  );
const usarQuandoDer = usar('for update');
const usarLivres = usar('for update skip locked');

/** At most once, for ever. What was used, cancelled or has expired stays so: to refuse, reading is enough. */
export async function validarCupom(db: UmComando, v: Validacao): Promise<LinhaDeCupom> {
  const repetida = await julgar(db, v);
  if (repetida) return repetida;
  const [usado] = await usarQuandoDer(db, emColunas([v]));
  const deOutroModo = usado ?? (await julgar(db, v));
  // It was valid a moment ago and still is, but could not be used: the tutor changed stores. Asking again settles it.
  if (!deOutroModo) throw new Recusa('CUPOM_DE_OUTRA_LOJA');
  return deOutroModo;
}

/**
 * The fast lane of the tills: what is asked for at the same time in one statement. It uses what can be used at once; to
 * all the rest (busy, twice in one go, not valid) it answers nothing, and `validarCupom` has the word.
 */
export async function validarJuntos(db: UmComando, vendas: Validacao[]): Promise<(LinhaDeCupom | undefined)[]> {
  const umaPorCupom = new Map(vendas.map((v) => [v.idCupom, v]));
  const usados = await usarLivres(db, emColunas([...umaPorCupom.values()]));
  const porId = new Map(usados.map((usado) => [usado.id, usado]));
  return vendas.map((v) => (umaPorCupom.get(v.idCupom) === v ? porId.get(v.idCupom) : undefined));
}

function emColunas(vendas: Validacao[]): Colunas {
  return {
    id: vendas.map((v) => v.idCupom),
    loja: vendas.map((v) => v.idLojista),
    centavos: vendas.map((v) => v.centavos),
    peso: vendas.map((v) => v.peso),
    nome: vendas.map((v) => v.nomeFuncionario),
    dia: vendas.map((v) => v.hoje),
    momento: vendas.map((v) => v.agora),
    chave: vendas.map((v) => v.chave ?? null),
    corpo: vendas.map(corpoDe),
  };
}

function corpoDe({ nomeFuncionario, centavos, peso }: Validacao): Buffer {
  return resumoDoCorpo({ n: nomeFuncionario, v: centavos, p: peso });
}

/** The coupon, if this very request has used it before; nothing, if it can be used; else throws why not. */
async function julgar(db: UmComando, v: Validacao): Promise<LinhaDeCupom | undefined> {
  const cupom = await db.selectFrom('cupom').selectAll().where('id', '=', v.idCupom).executeTakeFirst();
  const mesmaChave = v.chave !== undefined && cupom?.chave === v.chave && cupom.lojista_id === v.idLojista;
  if (cupom && mesmaChave) {
    if (!cupom.chave_corpo?.equals(corpoDe(v))) throw new Recusa('CHAVE_REUTILIZADA');
    return cupom;
  }
  exigirValidavel(cupom, { idLojista: v.idLojista, hoje: v.hoje });
  return undefined;
}
