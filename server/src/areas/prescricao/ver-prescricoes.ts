import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { apresentarPrescricao } from './apresentar-prescricao';
import { type Alvo, type Filtro, lerAlgumas, lerPrescricao, listarPrescricoes } from './ler-prescricoes';

/** As who asks may see it; one that is not theirs does not exist for them. */
export async function verPrescricao(db: Leitura, id: number, sessao: Sessao, hoje: string): Promise<Prescricao> {
  const linha = await lerPrescricao(db, id, sessao, hoje);
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarPrescricao(linha, sessao.papel, hoje);
}

export async function verPrescricoes(db: Leitura, filtro: Filtro, { papel }: Sessao) {
  const { linhas, proximo } = await listarPrescricoes(db, filtro);
  return { prescritions: linhas.map((linha) => apresentarPrescricao(linha, papel, filtro.hoje)), proximo };
}

/** As who asks may see them, by id; those that are not theirs are left out. */
export async function verAlgumas(
  db: Leitura,
  ids: readonly number[],
  alvo: Alvo,
  hoje: string,
): Promise<Map<number, Prescricao>> {
  const linhas = await lerAlgumas(db, ids, alvo, hoje);
  return new Map(linhas.map((linha) => [linha.id, apresentarPrescricao(linha, alvo.papel, hoje)]));
}
