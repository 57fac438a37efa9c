import { dataValida } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { CompraDoTutor } from '@indica-bem/domain/nota/contrato';
import { notaPendente } from '@indica-bem/domain/nota/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import type { Sessao } from '../../nucleo/sessao';
import { notaExigidaDesde } from '../configuracao/ajustes';
import { apresentarNota, notaDoCupom } from './apresentar-nota';
import { cuponsDe } from './travar-compra-da-nota';

type Pedido = { sessao: Sessao; hoje: string; cursor?: string | undefined; limite: number };

/** The newest first, as the tutor remembers them. */
export async function listarComprasDoTutor(db: Leitura, { sessao, hoje, cursor, limite }: Pedido) {
  let consulta = cuponsDe(db, sessao)
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['c.id', 'c.vez', 'c.codigo', 'c.valor', 'l.nome_fantasia as loja'])
    .select(sql<string>`c.data_efetivacao`.as('data'))
    .select(sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto'))
    .select((eb) => notaDoCupom(eb).as('nota'))
    .where('c.estado', '=', 'efetivado')
    .orderBy('c.data_efetivacao', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limite + 1);
  const [data, id] = lerCursor(cursor);
  if (data && id && dataValida(data) && /^\d{1,15}$/.test(id))
    consulta = consulta.where(sql<boolean>`(c.data_efetivacao, c.id) < (${data}::date, ${Number(id)})`);
  const linhas = await consulta.execute();
  const desde = await notaExigidaDesde(db);
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    compras: visiveis.map(
      ({ id: id_coupon, vez, codigo, valor, loja, produto, nota, data: data_efetivacao }): CompraDoTutor => ({
        id_coupon,
        vez,
        nota: apresentarNota(nota, { papel: sessao.papel, hoje }),
        pendente: notaPendente({ temNota: nota !== null, data: data_efetivacao }, desde, hoje),
        codigo_coupon: codigo,
        produto,
        loja,
        data_efetivacao,
        valor: centavosParaReais(valor ?? 0),
      }),
    ),
    proximo: ultima ? escreverCursor([ultima.data, String(ultima.id)]) : null,
  };
}
