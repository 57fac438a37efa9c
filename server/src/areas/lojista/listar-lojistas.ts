import type { LojistaNaLista } from '@indica-bem/domain/lojista/contrato';
import { caixaAoRedor, type Ponto, RAIO_KM } from '@indica-bem/domain/lojista/distancia';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { depoisDe, emOrdem } from '../../nucleo/pagina';
import { lerEsgotadas } from '../campanha/orcamento';
import { COLUNAS_PUBLICAS, descontoDaLoja, lojistaPublico } from './colunas';

const ID = /^\d{1,9}$/;

type Procura = {
  tipo?: 'loja_fisica' | 'loja_online' | undefined;
  perto?: Ponto | undefined;
  busca?: string | undefined;
  cursor?: string | undefined;
  limite: number;
  hoje: string;
};
type Filtro = Procura & { esgotadas: number[] };
type Pagina = { shopkeepers: LojistaNaLista[]; total: null; proximo: string | null };

/** Physical stores near a point come by distance, everything else by name; one query either way, after what is left of campaigns. */
export async function listarLojistas(db: Leitura, procura: Procura): Promise<Pagina> {
  const filtro = { ...procura, esgotadas: await lerEsgotadas(db, procura.hoje) };
  return filtro.perto && filtro.tipo !== 'loja_online'
    ? listarPerto(db, filtro, filtro.perto)
    : listarPorNome(db, filtro);
}

const base = (db: Leitura, { hoje, busca, esgotadas }: Filtro) => {
  const consulta = db
    .selectFrom('lojista as l')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(COLUNAS_PUBLICAS)
    .select(descontoDaLoja(hoje, esgotadas).as('desconto'))
    .where('l.disponivel', '=', true);
  // The index narrows by all a store is known by; only what the public may see decides, so nothing else can be probed.
  const visivel = sql<string>`sem_acento(concat_ws(' ', '', l.nome_fantasia, l.cidade, l.bairro, l.cep))`;
  return padroesDaBusca(busca).reduce(
    (q, padrao) => q.where('l.busca', 'like', padrao).where(visivel, 'like', padrao),
    consulta,
  );
};

// PostgreSQL fails on a square too small for a float, and a billionth of a degree is no distance at all.
const semPoeira = (graus: number) => (Math.abs(graus) < 1e-9 ? 0 : graus);

async function listarPerto(db: Leitura, filtro: Filtro, perto: Ponto): Promise<Pagina> {
  const [latitude, longitude] = [semPoeira(perto.latitude), semPoeira(perto.longitude)];
  const caixa = caixaAoRedor({ latitude, longitude }, RAIO_KM);
  const distancia = sql<number>`12742 * asin(sqrt(
      sin(radians(l.latitude - ${latitude}) / 2) ^ 2
      + cos(radians(${latitude})) * cos(radians(l.latitude)) * sin(radians(l.longitude - ${longitude}) / 2) ^ 2))`;
  let consulta = base(db, filtro)
    .select(distancia.as('distancia'))
    .where('l.tipo', '=', 'loja_fisica')
    .where('l.latitude', '<>', 0)
    .where(
      sql<boolean>`point(l.longitude, l.latitude) <@ box(point(${caixa.lonMin}, ${caixa.latMin}), point(${caixa.lonMax}, ${caixa.latMax}))`,
    )
    .where(distancia, '<=', RAIO_KM);
  const [km, id] = lerCursor(filtro.cursor);
  if (km && id && Number.isFinite(Number(km)) && ID.test(id))
    consulta = consulta.where(sql<boolean>`(${distancia}, l.id) > (${Number(km)}, ${Number(id)})`);
  const linhas = await consulta
    .orderBy(sql`distancia`)
    .orderBy('l.id')
    .limit(filtro.limite + 1)
    .execute();
  return paginar(linhas, filtro.limite, (l) => [String(l.distancia), String(l.id)]);
}

async function listarPorNome(db: Leitura, filtro: Filtro): Promise<Pagina> {
  let consulta = base(db, filtro).select(sql<number | null>`null::float8`.as('distancia'));
  if (filtro.tipo) consulta = consulta.where('l.tipo', '=', filtro.tipo);
  const ordenacao = { nome: 'l.nome_fantasia', id: 'l.id', acharAntes: Boolean(filtro.busca) };
  const linhas = await consulta
    .where(depoisDe(filtro.cursor, ordenacao))
    .orderBy(emOrdem(ordenacao))
    .limit(filtro.limite + 1)
    .execute();
  return paginar(linhas, filtro.limite, (l) => [l.nome_fantasia, String(l.id)]);
}

type Linha = Parameters<typeof lojistaPublico>[0] & { distancia: number | null };

function paginar(linhas: Linha[], limite: number, posicao: (l: Linha) => string[]): Pagina {
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    shopkeepers: visiveis.map((l) => ({ ...lojistaPublico(l), distancia: l.distancia })),
    total: null,
    proximo: ultima ? escreverCursor(posicao(ultima)) : null,
  };
}
