import { type Expression, type RawBuilder, sql } from 'kysely';

type Importacao = { id: Expression<number>; resumo: Expression<Buffer> };

/** What the digest of an import becomes whose file was sent again: unlike any file's, and still known by the file's own. */
export const resumoCedido = (resumo: Expression<Buffer>, id: Expression<number>): RawBuilder<Buffer> =>
  sql<Buffer>`sha256(${resumo} || convert_to(' ' || ${id}, 'UTF8'))`;

/** Whether an import, the last one or one before it, was of this very file. */
export const doMesmoConteudo = ({ id, resumo }: Importacao, doArquivo: Buffer): RawBuilder<boolean> =>
  sql<boolean>`(${resumo} in (${doArquivo}::bytea, ${resumoCedido(sql<Buffer>`${doArquivo}::bytea`, id)}))`;
