import type { listarContestacoes as chamada } from '@indica-bem/domain/acerto/contrato-das-contestacoes';
import type { LinhaContestada } from '@indica-bem/domain/acerto/formas';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import type { Sessao } from '../../nucleo/sessao';
import { apresentarContestacao } from './ler-contestacao';

type Filtro = Entrada<typeof chamada>['query'] & { sessao: Pick<Sessao, 'id' | 'papel'> };

const ID = /^\d{1,9}$/;
const MOMENTO = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/;

/** Those that wait, from the one that has waited longest; those that were answered, the last one first. A store its own. */
export async function listarContestacoes(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { estado, limite, sessao } = filtro;
  const daLoja = sessao.papel === 'lojista';
  const consulta = estado === 'aberta' ? abertas(db, filtro) : respondidas(db, filtro);
  const linhas = await (daLoja ? consulta.where('k.lojista_id', '=', sessao.id) : consulta).limit(limite + 1).execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    contestacoes: visiveis.map((linha) => apresentar(linha, daLoja)),
    proximo: ultima ? escreverCursor([String(ultima.id), ultima.respondida_em?.toISOString() ?? '']) : null,
    abertas: await contarAbertas(db, daLoja ? sessao.id : null),
  };
}

const contestacoes = (db: Leitura) =>
  db
    .selectFrom('contestacao as k')
    .innerJoin('acerto_linha as l', 'l.id', 'k.linha_id')
    .innerJoin('acerto as a', 'a.id', 'l.acerto_id')
    .leftJoin('administrador as q', 'q.id', 'k.respondida_por')
    .select(['k.id', 'k.estado', 'k.texto', 'k.aberta_em', 'k.resposta', 'k.respondida_em', 'q.nome as respondida_por'])
    .select([
      'l.id as id_linha',
      'a.id as id_acerto',
      'a.lojista_id',
      'a.mes',
      'a.nome_fantasia',
      'l.tipo',
      'l.cupom_id',
    ])
    .select(['l.codigo', 'l.data', 'l.produto', 'l.valor', 'l.descontado', 'l.parte_loja', 'l.parte_grupo']);

function abertas(db: Leitura, { cursor }: Filtro) {
  const [depois] = lerCursor(cursor);
  const consulta = contestacoes(db).where('k.estado', '=', 'aberta').orderBy('k.id');
  return depois && ID.test(depois) ? consulta.where('k.id', '>', Number(depois)) : consulta;
}

function respondidas(db: Leitura, { cursor }: Filtro) {
  const [id, momento] = lerCursor(cursor);
  const consulta = contestacoes(db)
    .where('k.estado', '<>', 'aberta')
    .orderBy('k.respondida_em', 'desc')
    .orderBy('k.id', 'desc');
  if (!id || !momento || !ID.test(id) || !MOMENTO.test(momento) || Number.isNaN(Date.parse(momento))) return consulta;
  return consulta.where(sql<boolean>`(k.respondida_em, k.id) < (${new Date(momento)}::timestamptz, ${Number(id)})`);
}

async function contarAbertas(db: Leitura, lojistaId: number | null): Promise<number> {
  let consulta = db.selectFrom('contestacao').select(sql<number>`count(*)::int`.as('n')).where('estado', '=', 'aberta');
  if (lojistaId !== null) consulta = consulta.where('lojista_id', '=', lojistaId);
  return (await consulta.executeTakeFirstOrThrow()).n;
}

type Linha = Awaited<ReturnType<ReturnType<typeof contestacoes>['executeTakeFirstOrThrow']>>;

const apresentar = (k: Linha, daLoja: boolean): LinhaContestada => ({
  ...apresentarContestacao(k),
  respondida_por: daLoja ? null : k.respondida_por,
  id_linha: k.id_linha,
  id_acerto: k.id_acerto,
  id_lojista: k.lojista_id,
  mes: mesDe(k.mes),
  loja: k.nome_fantasia,
  tipo: k.tipo,
  id_coupon: k.cupom_id,
  codigo_coupon: k.codigo,
  data: k.data,
  produto: k.produto,
  valor: emReais(k.valor),
  valorDescontado: emReais(k.descontado),
  parte_loja: emReais(k.parte_loja),
  parte_grupo: emReais(k.parte_grupo),
});
