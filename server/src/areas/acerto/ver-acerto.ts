import type { verAcerto as chamada } from '@indica-bem/domain/acerto/contrato';
import type { LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { dataValida } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { notaPendente } from '@indica-bem/domain/nota/regras';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { notaExigidaDesde } from '../configuracao/ajustes';
import { lerMarcoDoMes } from '../registro/ler-marco-do-mes';
import { acertos, apresentarAcerto } from './sql';

type Quem = Pick<Sessao, 'id' | 'papel'>;
type Pedido = { id: number; sessao: Quem; hoje: string; cursor?: string | undefined; limite: number };

const ID = /^\d{1,9}$/;

/** A closed month, its lines in the order of their days. */
export async function verAcerto(db: Leitura, pedido: Pedido): Promise<Resposta<typeof chamada>> {
  const { id, sessao, hoje, cursor, limite } = pedido;
  const acerto = await lerAcerto(db, id, sessao);
  let consulta = linhasDo(db, id);
  const [data, depois] = lerCursor(cursor);
  if (data && depois && dataValida(data) && ID.test(depois))
    consulta = consulta.where(sql<boolean>`(l.data, l.id) > (${data}::date, ${Number(depois)})`);
  const linhas = await consulta
    .orderBy('l.data')
    .orderBy('l.id')
    .limit(limite + 1)
    .execute();
  const desde = await notaExigidaDesde(db);
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    acerto,
    linhas: visiveis.map((linha) => apresentar(linha, desde, hoje)),
    proximo: ultima ? escreverCursor([ultima.data, String(ultima.id_linha)]) : null,
    marco: await lerMarcoDoMes(db, acerto.mes),
  };
}

/** A store's own; to it somebody else's is none. */
export async function lerAcerto(db: Leitura, id: number, { id: quem, papel }: Quem) {
  const acerto = await acertos(db).where('a.id', '=', id).executeTakeFirst();
  if (!acerto || (papel === 'lojista' && acerto.lojista_id !== quem)) throw new Recusa('NAO_ENCONTRADO');
  return apresentarAcerto(acerto, papel);
}

/** Who sold is read where the purchase is, or where it went when it was undone. */
const linhasDo = (db: Leitura, acertoId: number) =>
  db
    .selectFrom('acerto_linha as l')
    .leftJoin('cupom as c', (em) => em.onRef('c.id', '=', 'l.cupom_id').onRef('c.vez', '=', 'l.vez'))
    .leftJoin('estorno as e', (em) => em.onRef('e.cupom_id', '=', 'l.cupom_id').onRef('e.vez', '=', 'l.vez'))
    .leftJoin('nota as n', (em) => em.onRef('n.cupom_id', '=', 'l.cupom_id').onRef('n.vez', '=', 'l.vez'))
    .leftJoin('acerto_linha as o', 'o.id', 'l.desfaz_id')
    .leftJoin('acerto as oa', 'oa.id', 'o.acerto_id')
    .select(['l.id as id_linha', 'l.tipo', 'l.cupom_id', 'l.vez', 'l.data', 'l.codigo', 'l.produto', 'l.valor'])
    .select(['l.descontado', 'l.parte_loja', 'l.parte_grupo', 'l.motivo', 'e.id as estorno'])
    .select(['o.acerto_id as desfaz_acerto', 'o.data as desfaz_data', 'oa.mes as desfaz_mes'])
    .select(({ fn }) => [
      fn.coalesce('e.nome_funcionario', 'c.nome_funcionario').as('nome_funcionario'),
      fn.coalesce('n.chave', 'e.nota').as('nota'),
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('contestacao as k')
          .select(['k.id', 'k.estado', 'k.texto', 'k.aberta_em', 'k.resposta', 'k.respondida_em'])
          .whereRef('k.linha_id', '=', 'l.id')
          .orderBy('k.id', 'desc')
          .limit(1),
      ).as('contestacao'),
    )
    .where('l.acerto_id', '=', acertoId);

type Linha = Awaited<ReturnType<ReturnType<typeof linhasDo>['executeTakeFirstOrThrow']>>;

function apresentar(l: Linha, desde: string | null, hoje: string): LinhaDoAcerto {
  const { desfaz_acerto, desfaz_mes, desfaz_data, contestacao } = l;
  return {
    id_linha: l.id_linha,
    tipo: l.tipo,
    id_coupon: l.cupom_id,
    vez: l.vez,
    codigo_coupon: l.codigo,
    data: l.data,
    produto: l.produto,
    nome_funcionario: l.nome_funcionario ?? '',
    valor: emReais(l.valor),
    valorDescontado: emReais(l.descontado),
    parte_loja: emReais(l.parte_loja),
    parte_grupo: emReais(l.parte_grupo),
    motivo: l.motivo,
    desfaz:
      desfaz_acerto && desfaz_mes && desfaz_data
        ? { id_acerto: desfaz_acerto, mes: mesDe(desfaz_mes), data: desfaz_data }
        : null,
    nota: l.nota,
    // Of what was undone nobody waits for a receipt.
    nota_pendente: l.estorno === null && notaPendente({ temNota: l.nota !== null, data: l.data }, desde, hoje),
    estornada: l.tipo === 'compra' && l.estorno !== null,
    contestacao: contestacao && {
      id_contestacao: contestacao.id,
      estado: contestacao.estado,
      texto: contestacao.texto,
      aberta_em: new Date(contestacao.aberta_em).toISOString(),
      resposta: contestacao.resposta,
      respondida_em: contestacao.respondida_em && new Date(contestacao.respondida_em).toISOString(),
    },
  };
}
