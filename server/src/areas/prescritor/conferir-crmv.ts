import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { conferirCrmv as chamada } from '@indica-bem/domain/prescritor/contrato';
import { crmvPorExtenso, registroConferido } from '@indica-bem/domain/prescritor/licenca';
import { assinar } from '../../db/autoria';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { verCrmv } from './ver-crmv';

type Conferencia = {
  id: number;
  escrito: Entrada<typeof chamada>['body'];
  chave: string | undefined;
  sessao: Sessao;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** As many as what the team does for others in an hour. */
const POR_HORA = { max: 300, janela: 3600, recusa: 'COTA_DE_ATENDIMENTOS' } as const;

/** Writes down what the council says of the CRMV in the record. A part that the record lacks, as the state, is filled in. */
export function conferirCrmv(ctx: Contexto, conferencia: Conferencia): Promise<Resposta<typeof chamada>> {
  const { id, escrito, chave, sessao, agora, hoje, autoria } = conferencia;
  return transacao(ctx.db, async (trx) => {
    await umaVez(
      trx,
      { contaId: sessao.id, ato: 'crmv', chave, corpo: { id, ...escrito }, agora, autoria },
      {
        criar: async () => {
          if (ctx.config.limites) await consumir(trx, `conferir-crmv:${sessao.id}`, POR_HORA, agora);
          return { feita: await conferir(trx, ctx, conferencia) };
        },
        idDe: ({ feita }) => feita,
        reler: async (feita) => ({ feita }),
        auditado: () => ({ id, depois: { situacao: escrito.situacao } }),
      },
    );
    return verCrmv(trx, id, hoje);
  });
}

async function conferir(trx: Trx, { fila }: Contexto, { id, escrito, sessao, agora }: Conferencia): Promise<number> {
  await assinar(trx, sessao.id, agora);
  const parceiro = await segurar(trx, id);
  if (parceiro.perfil !== 'veterinario') throw new Recusa('NAO_E_VETERINARIO');
  const { uf, numero, situacao } = escrito;
  const registro = { uf: parceiro.crmv_uf, numero: parceiro.crmv_numero };
  if (!registroConferido(registro, { uf, numero })) {
    throw new Recusa('CRMV_MUDOU', { partes: { atual: parceiro.crmv ?? '' } });
  }
  if (!registro.uf || !registro.numero) {
    const crmv = crmvPorExtenso({ uf, numero });
    await trx.updateTable('prescritor').set({ crmv }).where('id', '=', id).execute();
  }
  const feita = await trx
    .insertInto('crmv_conferido')
    .values({ prescritor_id: id, uf, numero, situacao, conferido_por: sessao.id, conferido_em: agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fila.enfileirar(trx, 'email-crmv', { conferenciaId: feita.id });
  return feita.id;
}

/** No other CRMV is written, and no recommendation made, between what is read here and the check. */
async function segurar(trx: Trx, id: number) {
  // The account before the profile: the order a deletion takes.
  const conta = trx.selectFrom('conta').select('id').where('id', '=', id).where('excluida_em', 'is', null);
  if (!(await conta.forShare().executeTakeFirst())) throw new Recusa('NAO_ENCONTRADO');
  const parceiro = await trx
    .selectFrom('prescritor')
    .select(['perfil', 'crmv', 'crmv_uf', 'crmv_numero'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!parceiro) throw new Recusa('NAO_ENCONTRADO');
  return parceiro;
}
