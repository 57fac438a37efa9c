import type { NotaDaCompra } from '@indica-bem/domain/nota/contrato';
import { notaPendente } from '@indica-bem/domain/nota/regras';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { notaExigidaDesde } from '../configuracao/ajustes';
import { apresentarNota, notaDoCupom } from './apresentar-nota';
import { cuponsDe } from './travar-compra-da-nota';

type Olhar = { sessao: Pick<Sessao, 'id' | 'papel'>; hoje: string };

/** Of a coupon that was not used, or whose purchase was undone, there is none to read. */
export async function lerNotaDaCompra(db: Leitura, id: number, { sessao, hoje }: Olhar): Promise<NotaDaCompra> {
  const compra = await cuponsDe(db, sessao)
    .select(['c.id', 'c.vez', 'c.data_efetivacao'])
    .select((eb) => notaDoCupom(eb).as('nota'))
    .where('c.id', '=', id)
    .where('c.estado', '=', 'efetivado')
    .executeTakeFirst();
  if (!compra) throw new Recusa('NAO_ENCONTRADO');
  const { vez, nota, data_efetivacao: data } = compra;
  const daCompra = { temNota: nota !== null, data: data ?? '' };
  return {
    id_coupon: id,
    vez,
    nota: apresentarNota(nota, { papel: sessao.papel, hoje }),
    pendente: notaPendente(daCompra, await notaExigidaDesde(db), hoje),
  };
}
