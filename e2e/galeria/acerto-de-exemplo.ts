import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { mesAnterior, mesDe, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { fecharLoja } from '../../server/src/areas/acerto/fechar-loja';
import { transacao } from '../../server/src/db/transacao';
import { consultar, doProduto } from '../apoio/banco';

/**
 * The demonstration closed no month: the month before last, of one store, which contests a line of it. The last one is left
 * to whoever closes it.
 */
export async function acertoDeExemplo(emailDaLoja: string): Promise<number> {
  const [loja] = await consultar<{ id: number }>('select id from conta where email = $1', [emailDaLoja]);
  const { db, relogio } = doProduto();
  const mes = mesAnterior(mesAnterior(mesDe(hojeEmSaoPaulo(relogio()))));
  await consultar(
    `insert into fechamento (mes, estado, pedido_em, andou_em, concluido_em) values ($1, 'concluido', now(), now(), now())
     on conflict do nothing`,
    [primeiroDia(mes)],
  );
  await transacao(db, (trx) => fecharLoja(trx, { lojistaId: loja?.id ?? 0, mes, agora: relogio() }));
  const [acerto] = await consultar<{ id: number }>('select id from acerto where lojista_id = $1 order by mes limit 1', [
    loja?.id,
  ]);
  if (!acerto) throw new Error(`${emailDaLoja} não vendeu nada que se feche`);
  await consultar(
    `insert into contestacao (linha_id, acerto_id, lojista_id, texto, aberta_em)
     select l.id, a.id, a.lojista_id, 'O valor da nota é outro.', now()
       from acerto a join acerto_linha l on l.acerto_id = a.id
      where a.id = $1 and not exists (select from contestacao k where k.acerto_id = a.id) order by l.id limit 1`,
    [acerto.id],
  );
  return acerto.id;
}
