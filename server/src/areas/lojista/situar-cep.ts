import { cidadeDoPrefixo } from '@indica-bem/domain/lojista/cidades';
import { type LojaDoPrefixo, type LugarDoCep, lugarDoCep } from '@indica-bem/domain/lojista/lugar-do-cep';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

const LOJAS_NO_MAXIMO = 200;

/** Where a CEP lies, by the stores open to all that lie there too; those placed by their city alone say nothing. */
export async function situarCep(db: Leitura, prefixo: string): Promise<LugarDoCep> {
  const cidade = cidadeDoPrefixo(prefixo);
  if (!cidade) throw new Recusa('NAO_ENCONTRADO');
  const lojas = await db
    .selectFrom('lojista')
    .select(['bairro', 'latitude', 'longitude'])
    // The index is on the search text, which holds the CEP among other numbers.
    .where('busca', 'like', `%${prefixo}%`)
    .where('cep', 'like', `${prefixo}%`)
    .where('disponivel', '=', true)
    .where('tipo', '=', 'loja_fisica')
    .where('coordenadas_aproximadas', '=', false)
    .where('bairro', 'is not', null)
    .where('latitude', 'is not', null)
    .orderBy('id')
    .limit(LOJAS_NO_MAXIMO)
    .$narrowType<LojaDoPrefixo>()
    .execute();
  return lugarDoCep(cidade, lojas);
}
