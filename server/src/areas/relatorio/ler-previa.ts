import { LINHAS_CONTADAS } from '@indica-bem/domain/relatorio/contrato';
import type { Leitor } from '../../db/leitor';
import type { Consulta } from './montar-consulta';

/** The same rows as the file begins with, and how many it will have, as far as they are counted. */
export async function lerPrevia(leitor: Leitor, { colunas, linhas, total }: Consulta, limite: number) {
  return leitor.usar(async (conexao) => {
    const { rows } = await conexao.query<Record<string, string | null>>(`${linhas} limit ${Number(limite)}`);
    const contagem = await conexao.query<{ total: number }>(total);
    const contadas = contagem.rows[0]?.total ?? 0;
    return {
      reports: rows,
      colunas: colunas.map(({ chave, titulo }) => ({ chave, titulo })),
      total: Math.min(contadas, LINHAS_CONTADAS),
      ha_mais: contadas > LINHAS_CONTADAS,
    };
  });
}
