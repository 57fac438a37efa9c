import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { comPalco } from '../test/palco';
import { abrirDb, type Db } from './conexao';
import { preparar } from './preparar';

const palco = comPalco();
const somar = (nome: string) =>
  preparar({
    nome,
    valores: ['a', 'b'],
    texto: ({ a, b }) => sql<{ soma: number }>`select ${a}::int + ${b}::int + ${1}::int as ${sql.ref(nome)}`,
  });
/** On one connection: what is prepared is the connection's own. */
const executar = (db: Db, nome: string) =>
  db.connection().execute(async (conexao) => {
    const linhas = await somar(nome)(conexao, { a: 2, b: 3 });
    const { rows } = await sql`select 1 from pg_prepared_statements where name = ${nome}`.execute(conexao);
    return { linhas, preparado: rows.length === 1 };
  });

describe('um comando preparado', () => {
  test('é conhecido pelo nome que diz, com os valores no lugar deles', async () => {
    expect(await executar(palco().db, 'teste')).toEqual({ linhas: [{ teste: 6 }], preparado: true });
  });

  test('não se prepara onde a instalação diz que não', async () => {
    const db = abrirDb(palco().pool, { prepara: false });
    expect(await executar(db, 'teste-sem')).toEqual({ linhas: [{ 'teste-sem': 6 }], preparado: false });
  });

  test('dois textos com um nome são um erro de quem escreveu, não a resposta do outro', async () => {
    await somar('teste-dois')(palco().db, { a: 1, b: 1 });
    const outro = preparar({ nome: 'teste-dois', valores: ['a'], texto: ({ a }) => sql`select ${a}::int` });
    await expect(outro(palco().db, { a: 1 })).rejects.toThrow('não tem um texto só');
  });
});
