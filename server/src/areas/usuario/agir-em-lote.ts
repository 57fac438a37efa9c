import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { agirEmLote as chamada } from '@indica-bem/domain/usuario/contrato';
import { type AcaoEmLote, type ContaDoLote, type MotivoDeFora, motivoDeFora } from '@indica-bem/domain/usuario/em-lote';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { consumir, couberam } from '../../nucleo/limites';
import { marcarSuspensao } from '../conta/administrar-conta';
import { encerrarEnvios } from '../conta/encerrar-envios';
import { situacaoDaConta } from '../conta/ler-da-conta';

type Lote = { acao: AcaoEmLote; ids: readonly number[]; quem: number; agora: Date; autoria: Autoria };
type Separadas = { dentro: number[]; fora: { id: number; motivo: MotivoDeFora }[] };

const DIA = 86_400;
/** Of one person of the team, whatever the selections. */
const CONVITES_POR_DIA = { max: 2_000, janela: DIA, recusa: 'COTA_DE_CONVITES_EM_LOTE' } as const;
/** To one mailbox, whoever of the team selected it. */
const CONVITE_POR_PESSOA = { max: 1, janela: DIA };

/** All of the selection that the act reaches, in one transaction; the others stay as they are and are named. */
export function agirEmLote(ctx: Contexto, lote: Lote): Promise<Resposta<typeof chamada>> {
  return transacao(ctx.db, async (trx) => {
    const { dentro, fora } = separar(lote, await travarContas(trx, lote.ids));
    const adiadas = lote.acao === 'convidar' ? await convidar(ctx, trx, lote, dentro) : [];
    if (lote.acao !== 'convidar' && dentro.length > 0) {
      await marcarSuspensao(trx, { ids: dentro, suspenso: lote.acao === 'suspender', agora: lote.agora });
    }
    const ids = dentro.filter((id) => !adiadas.some((adiada) => adiada.id === id));
    if (ids.length > 0) await auditar(trx, lote.autoria, { id: null, depois: { acao: lote.acao, ids } });
    else nadaFeito(lote.autoria);
    return { feitos: ids.length, ignorados: [...fora, ...adiadas] };
  });
}

/** Held in one order, so that two selections never wait for each other. Nobody of the team is found by this door. */
async function travarContas(trx: Trx, ids: readonly number[]): Promise<Map<number, ContaDoLote>> {
  const contas = await trx
    .selectFrom('conta as c')
    .select(['c.id', situacaoDaConta.as('situacao'), sql<boolean>`c.excluida_em is not null`.as('excluida')])
    .where('c.id', 'in', ids)
    .where('c.papel', '<>', 'indicabem')
    .orderBy('c.id')
    .forNoKeyUpdate()
    .execute();
  return new Map(contas.map(({ id, ...conta }) => [id, conta]));
}

function separar({ acao, ids }: Lote, contas: Map<number, ContaDoLote>): Separadas {
  const separadas: Separadas = { dentro: [], fora: [] };
  for (const id of ids) {
    const motivo = motivoDeFora(acao, contas.get(id));
    if (motivo) separadas.fora.push({ id, motivo });
    else separadas.dentro.push(id);
  }
  return separadas;
}

/** Queues the invitations; who had one today already waits until tomorrow, and past the quota nobody gets one. */
async function convidar({ config, fila }: Contexto, trx: Trx, { quem, agora }: Lote, ids: number[]) {
  const chaves = ids.map((id) => `convite-em-lote:${id}`);
  const cabe = config.limites ? await couberam(trx, chaves, CONVITE_POR_PESSOA, agora) : chaves.map(() => true);
  const convidadas = ids.filter((_, i) => cabe[i]);
  if (config.limites && convidadas.length > 0) {
    await consumir(trx, `convites-em-lote:${quem}`, CONVITES_POR_DIA, agora, convidadas.length);
  }
  if (convidadas.length > 0) await encerrarEnvios(trx, convidadas, { quem, agora });
  const todas = convidadas.map((contaId) => ({ contaId }));
  await fila.enfileirarTodas(trx, 'email-convite', todas);
  return ids.filter((_, i) => !cabe[i]).map((id) => ({ id, motivo: 'já recebeu um convite hoje' as const }));
}
