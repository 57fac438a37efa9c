import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { reenviarEmails as chamada } from '@indica-bem/domain/correio/contrato';
import type { TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { DadosDoEmail } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { enviarRedefinicao } from '../conta/administrar-conta';
import { reenviarPrescricao } from '../prescricao/reenviar-prescricao';
import { REENVIAVEL } from './sql';

type Pedido = { ids: string[]; sessao: Sessao; agora: Date; hoje: string };

const POR_HORA = { max: 500, janela: 3600, recusa: 'COTA_DE_REENVIOS' } as const;

/** Each by itself: one that cannot go says why and holds up no other. Asked twice, the second finds nothing to send. */
export async function reenviarEmails(ctx: Contexto, pedido: Pedido): Promise<Resposta<typeof chamada>> {
  let reenviados = 0;
  const recusados: { id: string; motivo: string }[] = [];
  for (const id of new Set(pedido.ids)) {
    try {
      await transacao(ctx.db, (trx) => reenviar(trx, ctx, id, pedido));
      reenviados++;
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      if (erro.codigo === 'COTA_DE_REENVIOS' && reenviados === 0) throw erro;
      recusados.push({ id, motivo: Object.values(erro.detalhes.campos ?? {})[0] ?? erro.message });
    }
  }
  return { reenviados, recusados };
}

async function reenviar(trx: Trx, ctx: Contexto, id: string, { sessao, agora, hoje }: Pedido): Promise<void> {
  if (ctx.config.limites) await consumir(trx, `reenvio:${sessao.id}`, POR_HORA, agora);
  const { rows } = await sql<{ tipo: TipoDeEmail; dados: DadosDoEmail }>`
    update envio_de_email e set reenviado_em = ${agora}, reenviado_por = ${sessao.id}
     where e.id = ${id}::uuid and ${REENVIAVEL} returning e.tipo, e.dados`.execute(trx);
  const [envio] = rows;
  if (!envio) throw new Recusa('EMAIL_JA_REENVIADO');
  const { tipo, dados } = envio;
  if (tipo === 'indicacao' && 'prescricaoId' in dados)
    return reenviarPrescricao({ ...ctx, db: trx }, { id: dados.prescricaoId, sessao, agora, hoje });
  // A link is made anew, of the kind that the account needs now.
  if (LINKS_DE_SENHA.has(tipo) && 'contaId' in dados) return enviarRedefinicao(trx, ctx.fila, { id: dados.contaId });
  await ctx.fila.enfileirar(trx, `email-${tipo}`, dados as never);
}

const LINKS_DE_SENHA = new Set<TipoDeEmail>(['convite', 'cadastro', 'recuperacao']);
