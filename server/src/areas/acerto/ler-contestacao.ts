import type { Contestacao } from '@indica-bem/domain/acerto/formas';
import type { Selectable } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { TabelasDoAcerto } from '../../db/tabelas-do-acerto';
import { Recusa } from '../../nucleo/recusa';

export async function lerContestacao(db: Leitura, id: number): Promise<Contestacao> {
  const linha = await db.selectFrom('contestacao').selectAll().where('id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentarContestacao(linha);
}

type Linha = Pick<
  Selectable<TabelasDoAcerto['contestacao']>,
  'id' | 'estado' | 'texto' | 'aberta_em' | 'resposta' | 'respondida_em'
>;

export const apresentarContestacao = (k: Linha): Contestacao => ({
  id_contestacao: k.id,
  estado: k.estado,
  texto: k.texto,
  aberta_em: k.aberta_em.toISOString(),
  resposta: k.resposta,
  respondida_em: k.respondida_em?.toISOString() ?? null,
});
