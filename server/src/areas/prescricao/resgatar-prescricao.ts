import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { anotarAcontecimentos } from '../../nucleo/anotar-acontecimento';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { contarPalpite } from './contar-palpite';
import { type Nomes, nomesEscritos } from './nomes-escritos';
import { resgatavel } from './sql';
import { verPrescricao } from './ver-prescricoes';

type Resgate = {
  codigo: string;
  escrito: { id_tutor?: number | undefined; telefone?: string | undefined } & Nomes;
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/** Binds an unbound recommendation to the tutor, once and for good, with the names as the tutor corrected them. */
export async function resgatarPrescricao(ctx: Contexto, resgate: Resgate): Promise<Prescricao> {
  const { escrito, sessao, hoje } = resgate;
  if (escrito.id_tutor !== undefined && escrito.id_tutor !== sessao.id) throw new Recusa('ACESSO_NEGADO');
  return contarPalpite(ctx, resgate, () =>
    transacao(ctx.db, async (trx) => verPrescricao(trx, await vincular(trx, resgate), sessao, hoje)),
  );
}

/** One conditional update decides every race. */
async function vincular(trx: Trx, { codigo, escrito, sessao, agora, hoje, autoria }: Resgate): Promise<number> {
  const { id: tutorId } = sessao;
  await exigirContaViva(trx, tutorId);
  const doLink = escrito.telefone === undefined ? null : limparTelefone(escrito.telefone);
  const alvo = lerCodigo(codigo);
  const resgatada = await trx
    .updateTable('prescricao')
    // A specific code becomes a recommendation on this day; the day of printing stays with its batch.
    .set({
      tutor_id: tutorId,
      data_resgate: hoje,
      data: sql`case when especifica then ${hoje}::date else data end`,
      ...nomesEscritos(escrito),
    })
    .where('codigo', '=', alvo)
    .where(resgatavel('prescricao'))
    .where(sql<boolean>`(${doLink}::text is null or telefone = ${doLink}::text)`)
    .returning('id')
    .executeTakeFirst();
  if (!resgatada) {
    nadaFeito(autoria);
    return jaResgatada(trx, alvo, tutorId, doLink);
  }
  await anotarAcontecimentos(trx, [{ prescricaoId: resgatada.id, tipo: 'resgatada', em: agora, autorId: tutorId }]);
  await auditar(trx, autoria, { id: resgatada.id });
  return resgatada.id;
}

/** Nothing was bound: it is already this tutor's, or it says why not. */
async function jaResgatada(trx: Trx, codigo: string, tutorId: number, telefone: string | null): Promise<number> {
  const p = await trx
    .selectFrom('prescricao')
    .select(['id', 'tutor_id', 'telefone', 'cancelada_em', 'bloqueada_em'])
    .where('codigo', '=', codigo)
    .executeTakeFirst();
  if (p?.tutor_id === tutorId) return p.id;
  if (!p || (telefone !== null && p.telefone !== telefone)) throw new Recusa('CODIGO_INVALIDO');
  if (p.cancelada_em !== null) throw new Recusa('CODIGO_CANCELADO');
  if (p.tutor_id === null)
    throw new Recusa(p.bloqueada_em === null ? 'PRESCRICAO_NAO_CADASTRADA' : 'INDICACAO_BLOQUEADA');
  throw new Recusa(telefone === null ? 'CODIGO_JA_UTILIZADO' : 'INDICACAO_NAO_VINCULADA');
}
