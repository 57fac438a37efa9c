import type { listarAcertosDaLoja as chamada } from '@indica-bem/domain/acerto/contrato';
import { dataValida } from '@indica-bem/domain/brasil/datas';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Papel } from '@indica-bem/domain/contrato/papeis';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { lerDevido } from './ler-devido';
import { acertos, apresentarAcerto } from './sql';

type Filtro = { lojistaId: number; papel: Papel; cursor?: string | undefined; limite: number };

/** A store's closed months, the newest first, and what is owed to it. */
export async function listarAcertosDaLoja(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { lojistaId, papel, cursor, limite } = filtro;
  let consulta = acertos(db).where('a.lojista_id', '=', lojistaId);
  const [mes] = lerCursor(cursor);
  if (mes && dataValida(mes)) consulta = consulta.where('a.mes', '<', mes);
  const linhas = await consulta
    .orderBy('a.mes', 'desc')
    .limit(limite + 1)
    .execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    acertos: visiveis.map((linha) => apresentarAcerto(linha, papel)),
    proximo: ultima ? escreverCursor([ultima.mes]) : null,
    devido: await lerDevido(db, lojistaId),
  };
}
