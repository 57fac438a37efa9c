import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { CompraDoTutor } from '@indica-bem/domain/nota/contrato';
import { notaPendente } from '@indica-bem/domain/nota/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { MOMENTO_DA_VENDA, PELO_MOMENTO } from '../../nucleo/momento-da-venda';
import { depoisDaLinha, emOrdemDe, nosDoisSentidos, paginaEmOrdem } from '../../nucleo/ordem';
import type { Sessao } from '../../nucleo/sessao';
import { notaExigidaDesde } from '../configuracao/ajustes';
import { apresentarNota, notaDoCupom } from './apresentar-nota';
import { cuponsDe } from './travar-compra-da-nota';

type Pedido = { sessao: Sessao; hoje: string; cursor?: string | undefined; limite: number };

const { '-data': RECENTES } = nosDoisSentidos('data', PELO_MOMENTO);

/** The newest first, as the tutor remembers them. */
export async function listarComprasDoTutor(db: Leitura, { sessao, hoje, cursor, limite }: Pedido) {
  const consulta = cuponsDe(db, sessao)
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['c.id', 'c.vez', 'c.codigo', 'c.valor', 'l.nome_fantasia as loja'])
    .select([sql<string>`c.data_efetivacao`.as('data_efetivacao'), MOMENTO_DA_VENDA.as('momento')])
    .select(sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto'))
    .select((eb) => notaDoCupom(eb).as('nota'))
    .where('c.estado', '=', 'efetivado')
    .where(depoisDaLinha(cursor, RECENTES))
    .orderBy(emOrdemDe(RECENTES))
    .limit(limite + 1);
  const linhas = await consulta.execute();
  const desde = await notaExigidaDesde(db);
  const { visiveis, proximo } = paginaEmOrdem(linhas, limite, RECENTES);
  return {
    compras: visiveis.map(
      ({ id: id_coupon, vez, codigo, valor, loja, produto, nota, data_efetivacao }): CompraDoTutor => ({
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
    proximo,
  };
}
