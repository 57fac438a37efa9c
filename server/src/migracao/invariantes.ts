import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Consultar = (sql: string) => Promise<unknown[]>;

const AMOSTRA = 5;

/** Asks the database every question of invariants.sql; one text per question that found a row, with some of them. */
export async function lerViolacoes(pastaDasMigracoes: string, consultar: Consultar): Promise<string[]> {
  const texto = await readFile(path.join(pastaDasMigracoes, 'invariants.sql'), 'utf8');
  const violacoes: string[] = [];
  for (const consulta of texto.split(';').filter((parte) => parte.includes('select'))) {
    const linhas = await consultar(consulta);
    if (linhas.length === 0) continue;
    const amostra = JSON.stringify(linhas.slice(0, AMOSTRA));
    violacoes.push(`Invariante violada (linhas: ${linhas.length}):\n${consulta.trim()}\n${amostra}`);
  }
  return violacoes;
}
