import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { desfazerVenda as chamada } from '@indica-bem/domain/estorno/contrato';
import { recusaDeDesfazer } from '@indica-bem/domain/estorno/regras';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { apresentarCupom } from '../cupom/ler-cupom';
import { estornarCompra } from './estornar-compra';
import { travarCompra } from './travar-compra';

type Escrito = Entrada<typeof chamada>['body'];
type Pedido = {
  id: number;
  escrito: Escrito;
  chave: string | undefined;
  sessao: Sessao;
  agora: Date;
  autoria: Autoria;
};
type Desfeita = Resposta<typeof chamada>;

// A day of mistakes at a till; and each of them writes to a tutor.
const POR_LOJA = { max: 30, janela: 86_400, recusa: 'COTA_DE_ESTORNOS' } as const;
const POR_CUPOM = { max: 5, janela: 86_400, recusa: 'COTA_DE_ESTORNOS' } as const;

/** By the store that sold, within its minutes; by the team at any time. Once, however often it is sent. */
export function desfazerVenda(ctx: Contexto, pedido: Pedido): Promise<Desfeita> {
  const { id, escrito, chave, sessao, agora, autoria } = pedido;
  if (sessao.papel === 'lojista' && escrito.motivo === 'suspeita') throw recusarCampo('motivo', 'Escolha o motivo');
  return transacao(ctx.db, (trx) =>
    umaVez<Desfeita>(
      trx,
      { contaId: sessao.id, ato: 'estorno', chave, corpo: { id, ...escrito }, agora, autoria },
      {
        criar: async () => apresentar(trx, await desfazer(trx, ctx, pedido), agora),
        idDe: ({ id_estorno }) => id_estorno,
        reler: (estorno) => apresentar(trx, estorno, agora),
        auditado: () => ({ id, depois: { motivo: escrito.motivo } }),
      },
    ),
  );
}

async function desfazer(trx: Trx, ctx: Contexto, { id, escrito, sessao, agora }: Pedido): Promise<number> {
  const compra = await travarCompra(trx, id);
  const { cupom } = compra;
  const daLoja = sessao.papel === 'lojista';
  if (daLoja && cupom.lojista_id !== sessao.id) throw new Recusa('NAO_ENCONTRADO');
  const venda = { ...cupom, efetivadoEm: cupom.efetivado_em, porArquivo: cupom.leitura === 'arquivo' };
  const recusa = recusaDeDesfazer(venda, { papel: sessao.papel, vez: escrito.vez, agora });
  if (recusa) throw new Recusa(recusa);
  if (daLoja && ctx.config.limites) {
    await consumir(trx, `estorno:${sessao.id}`, POR_LOJA, agora);
    await consumir(trx, `estorno-cupom:${id}`, POR_CUPOM, agora);
  }
  const { motivo, texto = null } = escrito;
  return estornarCompra(trx, ctx.fila, compra, { motivo, texto, quem: sessao, agora });
}

async function apresentar(trx: Trx, idEstorno: number, agora: Date): Promise<Desfeita> {
  const { cupom_id, vez, estornado_em } = await trx
    .selectFrom('estorno')
    .select(['cupom_id', 'vez', 'estornado_em'])
    .where('id', '=', idEstorno)
    .executeTakeFirstOrThrow();
  const cupom = await trx.selectFrom('cupom').selectAll().where('id', '=', cupom_id).executeTakeFirstOrThrow();
  return {
    id_estorno: idEstorno,
    id_coupon: cupom_id,
    vez,
    estornado_em: estornado_em.toISOString(),
    coupon: apresentarCupom(cupom, hojeEmSaoPaulo(agora)),
  };
}
