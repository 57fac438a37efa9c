import type { Leitor } from '../../db/leitor';
import type { Consulta } from './montar-consulta';

/** The same rows as the file begins with, and how many it will have. */
export async function lerPrevia(leitor: Leitor, { colunas, linhas, total }: Consulta, limite: number) {
  return leitor.usar(async (conexao) => {
    const { rows } = await conexao.query<Record<string, string | null>>(`${linhas} limit ${Number(limite)}`);
    const contagem = await conexao.query<{ total: number }>(total);
    return {
      reports: rows,
      colunas: colunas.map(({ chave, titulo }) => ({ chave, titulo })),
      total: contagem.rows[0]?.total ?? 0,
    };
  });
}
