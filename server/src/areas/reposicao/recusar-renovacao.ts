import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import type { MotivoDaRecusa } from '@indica-bem/domain/reposicao/renovacao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { verRenovacao } from './ler-renovacoes';
import { segurarContas } from './segurar-contas';

type Resposta = {
  id: number;
  prescritorId: number;
  motivo: MotivoDaRecusa;
  texto: string | null;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** The same answer once more finds it given; another one, that it was. */
export const recusarRenovacao = ({ db, fila }: Contexto, resposta: Resposta): Promise<Renovacao> =>
  transacao(db, async (trx) => {
    const { id, prescritorId, motivo, texto, agora, autoria } = resposta;
    await segurarContas(trx, id, prescritorId);
    const recusada = await trx
      .updateTable('renovacao')
      .set({ estado: 'recusada', respondida_em: agora, motivo, texto })
      .where('id', '=', id)
      .where('prescritor_id', '=', prescritorId)
      .where('estado', '=', 'aberta')
      .returning('id')
      .executeTakeFirst();
    if (recusada) {
      await fila.enfileirar(trx, 'email-renovacao-recusada', { renovacaoId: id });
      await auditar(trx, autoria, { id, depois: { motivo } });
      return verRenovacao(trx, id, resposta);
    }
    const outra = await trx
      .selectFrom('renovacao')
      .select(['estado', 'motivo', 'texto'])
      .where('id', '=', id)
      .where('prescritor_id', '=', prescritorId)
      .executeTakeFirst();
    if (!outra) throw new Recusa('NAO_ENCONTRADO');
    if (outra.estado !== 'recusada' || outra.motivo !== motivo || outra.texto !== texto)
      throw new Recusa('RENOVACAO_RESPONDIDA');
    nadaFeito(autoria);
    return verRenovacao(trx, id, resposta);
  });
