import type { CompraEstornada } from '@indica-bem/domain/estorno/contrato';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import type { Sessao } from '../../nucleo/sessao';
import { apresentarCompra, estornosComCompra } from './sql';

type Filtro = { sessao: Sessao; cursor?: string | undefined; limite: number };

const ID = /^\d{1,9}$/;

/** The newest first: a store's own, or everybody's for the team. */
export async function listarEstornos(db: Leitura, { sessao, cursor, limite }: Filtro) {
  const daLoja = sessao.papel === 'lojista';
  let consulta = estornosComCompra(db);
  if (daLoja) consulta = consulta.where('e.lojista_id', '=', sessao.id);
  const [depois] = lerCursor(cursor);
  if (depois && ID.test(depois)) consulta = consulta.where('e.id', '<', Number(depois));
  const linhas = await consulta
    .orderBy('e.id', 'desc')
    .limit(limite + 1)
    .execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    estornos: visiveis.map(
      ({ estornado_em, ...linha }): CompraEstornada => ({
        ...apresentarCompra(linha, daLoja ? 'lojista' : 'indicabem'),
        estornado_em: estornado_em.toISOString(),
      }),
    ),
    proximo: ultima ? escreverCursor([String(ultima.id_estorno)]) : null,
  };
}
