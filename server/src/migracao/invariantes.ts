import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const AMOSTRA = 5;

/** Asks the database every question of invariants.sql; one text per question that found a row, with some of them. */
export async function lerViolacoes(
  pastaDasMigracoes: string,
  banco: Pick<pg.ClientBase | pg.Pool, 'query'>,
): Promise<string[]> {
  const texto = await readFile(path.join(pastaDasMigracoes, 'invariants.sql'), 'utf8');
  const consultas = texto.split(';').filter((parte) => parte.includes('select'));
  // In one message, to which the driver answers with a list.
  const todas = consultas.join(';');
  const respostas: pg.QueryResult[] = await banco.query(todas).then(
    (lidas) => [lidas].flat(),
    (erro) => {
      const qual = todas.slice(0, Number(erro.position)).split(';').length - 1;
      throw erro.position ? new Error(`${erro.message}:\n${consultas[qual]?.trim()}`, { cause: erro }) : erro;
    },
  );
  if (respostas.length !== consultas.length) throw new Error('invariants.sql: há uma pergunta sem consulta');
  return respostas.flatMap(({ rows }, n) => {
    if (rows.length === 0) return [];
    const consulta = consultas[n] ?? '';
    return `Invariante violada (linhas: ${rows.length}):\n${consulta.trim()}\n${JSON.stringify(rows.slice(0, AMOSTRA))}`;
  });
}
