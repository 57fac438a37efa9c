import { lerData } from '@indica-bem/domain/brasil/datas';
import { lerDecimal } from '@indica-bem/domain/brasil/numeros';
import { erroDoDesconto } from '@indica-bem/domain/cupom/desconto';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import {
  ACEITA,
  type Celulas,
  type Conferencia,
  type Importador,
  recusada,
  repetida,
  type Veredito,
} from '../importacao/importador';
import { Vistas } from '../importacao/vistas';
import { exigirLojaOnline } from '../lojista/exigir-loja-online';
import { reabastecido } from '../lojista/vigiar-estoque';
import { desfazerCuponsOnline } from './desfazer-cupons-online';

type Codigo = { busca: string; codigo: string; desconto: number; validade: string };
type Existente = { busca: string; lojistaId: number | null; desconto: number; validade: string };

/** The coupon codes an online store brings itself: a pool, given out one by one (spec 8.5). */
export const importadorDeCuponsOnline: Importador = {
  tipo: 'cupons-online',
  colunas: [
    { nome: 'codigo_coupon', obrigatoria: true, rotulos: ['Código do cupom'], exemplo: 'EXEMPLO-00' },
    { nome: 'desconto', obrigatoria: true, rotulos: ['Desconto (%)'], exemplo: '15' },
    { nome: 'data_validade', obrigatoria: true, rotulos: ['Validade', 'Data de validade'], exemplo: '31/12/2030' },
  ],
  chave: 'codigo_coupon',
  porLote: 2000,
  exigirLoja: exigirLojaOnline,
  conferencia: (db, { hoje, lojistaId }) => conferencia(db, hoje, lojistaId),
  async aplicar(trx, lote, { hoje, lojistaId, importacaoId }) {
    const codigos = lote.map((celulas) => lerLinha(celulas, hoje)).flatMap((lida) => ('motivo' in lida ? [] : [lida]));
    const { rows } = await sql<{ busca: string }>`
      insert into cupom_online (lojista_id, importacao_id, codigo, desconto, data_validade)
      select ${lojistaId}::int, ${importacaoId}::int, c.*
        from unnest(${codigos.map((c) => c.codigo)}::text[], ${codigos.map((c) => c.desconto)}::numeric[],
                    ${codigos.map((c) => c.validade)}::date[]) as c
      on conflict (codigo_busca) do nothing returning codigo_busca as busca`.execute(trx);
    if (lojistaId !== null) await reabastecido(trx, lojistaId, hoje);
    const novos = new Set(rows.map(({ busca }) => busca));
    return codigos.map(({ busca }) => (novos.has(busca) ? ACEITA : EXISTE));
  },
  desfazer: desfazerCuponsOnline,
};

const EXISTE = recusada('Código já cadastrado');

/** As the database compares codes: without case, spaces, dots and dashes. */
const buscaDe = (codigo: string) => codigo.replace(/[\s.-]/g, '').toUpperCase();

function lerLinha({ codigo_coupon: codigo = '', ...resto }: Celulas, hoje: string): Codigo | { motivo: string } {
  const desconto = lerDecimal((resto.desconto ?? '').replace(/\s*%$/, ''));
  const validade = lerData(resto.data_validade ?? '');
  const busca = buscaDe(codigo);
  const motivos = [
    (codigo.length < 4 || codigo.length > 40 || !busca) && 'Código precisa ter de 4 a 40 caracteres',
    erroDoDesconto(desconto ?? Number.NaN) && 'Desconto precisa ir de 0,01 a 100, com até duas casas',
    !validade && 'Data de validade inválida',
    validade && validade < hoje && 'Validade já passou',
  ].filter((motivo) => typeof motivo === 'string' && motivo !== '');
  if (motivos.length > 0 || desconto === null || !validade) return { motivo: motivos.join('; ') };
  return { busca, codigo, desconto, validade };
}

function conferencia(db: Leitura, hoje: string, lojistaId: number | null): Conferencia {
  const vistos = new Vistas<Existente>();
  return async (lote) => {
    const lidas = lote.map((celulas) => lerLinha(celulas, hoje));
    const buscas = lidas.flatMap((lida) => ('busca' in lida ? [lida.busca] : []));
    const existentes = await existentesDe(db, buscas);
    return lidas.map((lida) => {
      if ('motivo' in lida) return recusada(lida.motivo);
      const veredito = julgar({ ...lida, lojistaId }, vistos.ler(lida.busca) ?? existentes.get(lida.busca));
      if (veredito.situacao === 'aceita') vistos.guardar(lida.busca, { ...lida, lojistaId });
      return veredito;
    });
  };
}

function julgar(novo: Existente, existente: Existente | undefined): Veredito {
  if (!existente) return ACEITA;
  const igual =
    existente.lojistaId === novo.lojistaId &&
    existente.desconto === novo.desconto &&
    existente.validade === novo.validade;
  return igual ? repetida('Código já no estoque desta loja') : EXISTE;
}

/** In the pool, or out in the world as a coupon of any store. */
async function existentesDe(db: Leitura, buscas: string[]): Promise<Map<string, Existente>> {
  const { rows } = await sql<Existente>`
    select codigo_busca as busca, lojista_id as "lojistaId", desconto, data_validade as validade
      from cupom_online where codigo_busca = any(${buscas}::text[])
    union all
    select codigo_busca, null, desconto, data_validade
      from cupom c where codigo_busca = any(${buscas}::text[])
       and not exists (select 1 from cupom_online o where o.cupom_id = c.id)`.execute(db);
  return new Map(rows.map((linha) => [linha.busca, linha]));
}
