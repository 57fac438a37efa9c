import type { FatorDaConta } from '@indica-bem/domain/fator/contrato';
import type { Contexto } from '../../nucleo/contexto';
import { exigeFator } from '../../nucleo/exige-fator';
import type { Sessao } from '../../nucleo/sessao';
import { provadaHaPouco } from './prova-da-sessao';
import { contarRecuperacao } from './recuperacao';
import { chavesDaConta } from './sql';

export async function verFator({ db, config }: Contexto, sessao: Sessao, agora: Date): Promise<FatorDaConta> {
  const totp = await db
    .selectFrom('fator_totp')
    .select('ligado_em')
    .where('conta_id', '=', sessao.id)
    .executeTakeFirst();
  const chaves = await chavesDaConta(db, sessao.id);
  return {
    aplicativo: totp?.ligado_em ? { ligado_em: totp.ligado_em.toISOString() } : null,
    chaves: chaves.map(({ id, nome, criada_em, usada_em }) => ({
      id_chave: id,
      nome,
      criada_em: criada_em.toISOString(),
      usada_em: usada_em?.toISOString() ?? null,
    })),
    recuperacao: await contarRecuperacao(db, sessao.id),
    obrigatorio: exigeFator(config, sessao),
    provado: await provadaHaPouco(db, sessao, agora),
  };
}
