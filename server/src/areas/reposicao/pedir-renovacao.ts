import { segundosAteAmanha } from '@indica-bem/domain/brasil/datas';
import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { RENOVACOES_POR_DIA } from '@indica-bem/domain/reposicao/renovacao';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { segurarTutor } from '../tutor/segurar-tutor';
import { lerIndicacoes } from './ler-indicacoes';
import { recusaDe, verReposicao } from './ler-reposicoes';

type Pedido = { id: number; tutorId: number; agora: Date; hoje: string; autoria: Autoria };

/** One request waits for each recommendation: asked again, the one that waits is the answer. */
export const pedirRenovacao = ({ db, fila, config }: Contexto, pedido: Pedido): Promise<Reposicao> =>
  transacao(db, async (trx) => {
    const { id, tutorId, agora, hoje, autoria } = pedido;
    await exigirContaViva(trx, tutorId);
    await segurarTutor(trx, tutorId);
    const indicacoes = await lerIndicacoes(trx, { tutores: [tutorId], hoje, tambem: id });
    const indicacao = indicacoes.find(({ id_prescricao }) => id_prescricao === id);
    if (!indicacao) throw new Recusa('NAO_ENCONTRADO');
    if (indicacao.pedido?.estado === 'aberta') {
      nadaFeito(autoria);
      return verReposicao(trx, id, pedido);
    }
    const recusa = recusaDe(indicacao, hoje);
    if (recusa) throw new Recusa(recusa);
    const prescritorId = await parceiroPresente(trx, indicacao.prescritor_id);
    if (config.limites) await exigirCotaDoDia(trx, pedido);
    const { id: renovacaoId } = await trx
      .insertInto('renovacao')
      .values({ prescricao_id: id, tutor_id: tutorId, prescritor_id: prescritorId, pedida_em: agora })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fila.enfileirar(trx, 'email-renovacao', { renovacaoId });
    await auditar(trx, autoria, { id: renovacaoId });
    return verReposicao(trx, id, pedido);
  });

/** Held as it is until this is written: who leaves at this moment finds the request, and answers it by leaving. */
async function parceiroPresente(trx: Trx, id: number | null): Promise<number> {
  const conta = await trx
    .selectFrom('conta')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .where('suspensa_em', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!conta) throw new Recusa('RENOVACAO_SEM_PARCEIRO');
  return conta.id;
}

/** With the tutor held. */
async function exigirCotaDoDia(trx: Trx, { tutorId, agora, hoje }: Pedido): Promise<void> {
  const cheio = await trx
    .selectFrom('renovacao')
    .select('id')
    .where('tutor_id', '=', tutorId)
    .where('pedida_em', '>=', new Date(`${hoje}T00:00:00-03:00`))
    .offset(RENOVACOES_POR_DIA - 1)
    .limit(1)
    .executeTakeFirst();
  if (!cheio) return;
  const partes = { maximo: String(RENOVACOES_POR_DIA) };
  throw new Recusa('COTA_DE_RENOVACOES', { partes, aguarde: segundosAteAmanha(agora) });
}
