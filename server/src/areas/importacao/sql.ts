import { podeDesfazer } from '@indica-bem/domain/importacao/desfazer';
import type { Leitura } from '../../db/conexao';

/** An import as it is shown, alone or in the list. */
export const importacoes = (db: Leitura) =>
  db
    .selectFrom('importacao as i')
    .leftJoin('administrador as d', 'd.id', 'i.desfeita_por')
    .select(['i.id as id_importacao', 'i.tipo', 'i.nome_arquivo', 'i.estado', 'i.total', 'i.feitas', 'i.aceitas'])
    .select(['i.repetidas', 'i.recusadas', 'i.criada_em', 'i.concluida_em', 'i.desfeita_em', 'i.com_rastro'])
    .leftJoin('administrador as p', 'p.id', 'i.parada_por')
    .select(['i.parada_em', 'i.parada_motivo', 'p.nome as parada_por', 'd.nome as desfeita_por']);

type Linha = Awaited<ReturnType<ReturnType<typeof importacoes>['executeTakeFirstOrThrow']>>;

export function apresentar<L extends Linha>({ com_rastro, criada_em, concluida_em, ...resto }: L) {
  const { parada_em, desfeita_em, ...linha } = resto;
  const desfeita = desfeita_em?.toISOString() ?? null;
  return {
    ...linha,
    criada_em: criada_em.toISOString(),
    concluida_em: concluida_em?.toISOString() ?? null,
    parada_em: parada_em?.toISOString() ?? null,
    desfeita_em: desfeita,
    pode_desfazer: podeDesfazer({ ...linha, desfeita_em: desfeita, comRastro: com_rastro }),
  };
}
