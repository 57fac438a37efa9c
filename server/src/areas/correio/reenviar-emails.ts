import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { reenviarEmails as chamada } from '@indica-bem/domain/correio/contrato';
import type { TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { DadosDoEmail } from '../../jobs/tarefas';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { enviarRedefinicao } from '../conta/administrar-conta';
import { reenviarPrescricao } from '../prescricao/reenviar-prescricao';
import { REENVIAVEL } from './sql';

type Pedido = { ids: string[]; sessao: Sessao; agora: Date; hoje: string; autoria: Autoria };

const POR_HORA = { max: 500, janela: 3600, recusa: 'COTA_DE_REENVIOS' } as const;

/**
 * Each by itself: one that cannot go says why and holds up no other. Asked twice, the second finds nothing to send. The
 * first that goes takes the row of the audit trail with it.
 */
export async function reenviarEmails(ctx: Contexto, pedido: Pedido): Promise<Resposta<typeof chamada>> {
  const [ids, { autoria }] = [new Set(pedido.ids), pedido];
  let reenviados = 0;
  const recusados: { id: string; motivo: string }[] = [];
  for (const id of ids) {
    try {
      await transacao(ctx.db, async (trx) => {
        await reenviar(trx, ctx, id, pedido);
        if (reenviados === 0) await auditar(trx, autoria, { id: null, depois: { quantos: ids.size } });
      });
      reenviados++;
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      if (erro.codigo === 'COTA_DE_REENVIOS' && reenviados === 0) throw erro;
      recusados.push({ id, motivo: Object.values(erro.detalhes.campos ?? {})[0] ?? erro.message });
    }
  }
  if (reenviados === 0) nadaFeito(autoria);
  return { reenviados, recusados };
}

async function reenviar(trx: Trx, ctx: Contexto, id: string, { sessao, agora, hoje }: Pedido): Promise<void> {
  if (ctx.config.limites) await consumir(trx, `reenvio:${sessao.id}`, POR_HORA, agora);
  const { rows } = await sql<{ tipo: TipoDeEmail; dados: DadosDoEmail }>`
    update envio_de_email e set reenviado_em = ${agora}, reenviado_por = ${sessao.id}
     where e.id = ${id}::uuid and ${REENVIAVEL} returning e.tipo, e.dados`.execute(trx);
  const [envio] = rows;
  if (!envio) throw recusarCampo('ids', 'Este e-mail já foi reenviado ou já saiu.');
  const { tipo, dados } = envio;
  if (tipo === 'indicacao' && 'prescricaoId' in dados)
    return reenviarPrescricao({ ...ctx, db: trx }, { id: dados.prescricaoId, sessao, agora, hoje, autoria: null });
  // A link is made anew, of the kind that the account needs now.
  if (LINKS_DE_SENHA.has(tipo) && 'contaId' in dados)
    return enviarRedefinicao(trx, ctx.fila, { id: dados.contaId }, null);
  await ctx.fila.enfileirar(trx, `email-${tipo}`, dados as never);
}

const LINKS_DE_SENHA = new Set<TipoDeEmail>(['convite', 'cadastro', 'recuperacao']);
