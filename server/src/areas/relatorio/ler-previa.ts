import { LINHAS_CONTADAS } from '@indica-bem/domain/relatorio/contrato';
import type { Leitor } from '../../db/leitor';
import type { Consulta } from './montar-consulta';

type Linha = Record<string, string | null>;

/**
 * The same rows as the file begins with, but for codes that nobody took, and how many it will have, as far as they are counted. At once: what is long of the
 * rows is planning so many joins, and of the count reading.
 */
export async function lerPrevia(leitor: Leitor, { colunas, previa, total }: Consulta, limite: number) {
  const [primeiras, contagem] = await Promise.all([
    leitor.usar((conexao) => conexao.query<Linha>(`${previa} limit ${Number(limite)}`)),
    leitor.usar((conexao) => conexao.query<{ total: number }>(total)),
  ]);
  const contadas = contagem.rows[0]?.total ?? 0;
  return {
    reports: primeiras.rows,
    colunas: colunas.map(({ chave, titulo }) => ({ chave, titulo })),
    total: Math.min(contadas, LINHAS_CONTADAS),
    ha_mais: contadas > LINHAS_CONTADAS,
  };
}
