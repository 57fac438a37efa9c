import { CompiledQuery, type RawBuilder } from 'kysely';
import { type Leitura, preparados } from './conexao';

/** The place of a value in a statement that is composed before there are any. */
class Lugar {
  readonly nome: string;

  constructor(nome: string) {
    this.nome = nome;
  }
}

type Preparo<Nomes extends string, Linha> = {
  /** By which PostgreSQL knows it: one name, one text. */
  nome: string;
  valores: readonly Nomes[];
  /** Only places the values it gets; what must be worked out comes in worked out. */
  texto: (valores: Record<Nomes, unknown>) => RawBuilder<Linha>;
};

/**
 * For what is asked all the time and has one good plan whatever its values: composed once for the process, parsed and
 * planned once for each connection. The others are planned for their values.
 */
export function preparar<Nomes extends string, Linha>({ nome, valores, texto }: Preparo<Nomes, Linha>) {
  let pronto: { texto: string; parametros: readonly unknown[] } | undefined;
  return async (db: Leitura, dados: Record<Nomes, unknown>): Promise<Linha[]> => {
    if (!pronto) {
      const lugares = Object.fromEntries(valores.map((valor) => [valor, new Lugar(valor)]));
      const { sql, parameters } = texto(lugares as Record<Nomes, unknown>).compile(db);
      batizar(nome, sql);
      pronto = { texto: sql, parametros: parameters };
    }
    const preenchidos = pronto.parametros.map((p) => (p instanceof Lugar ? dados[p.nome as Nomes] : p));
    return (await db.executeQuery<Linha>(CompiledQuery.raw(pronto.texto, preenchidos))).rows;
  };
}

/** For one that is composed each time and comes out in a few forms: each form has its name. */
export async function executarPreparado<Linha>(
  db: Leitura,
  nome: string,
  consulta: { compile(db: Leitura): CompiledQuery<Linha> },
): Promise<Linha[]> {
  const composta = consulta.compile(db);
  batizar(nome, composta.sql);
  return (await db.executeQuery<Linha>(composta)).rows;
}

function batizar(nome: string, texto: string): void {
  if (preparados.get(texto)?.nome === nome) return;
  // PostgreSQL would answer with the other one's rows.
  if (preparados.has(texto) || [...preparados.values()].some((outro) => outro.nome === nome))
    throw new Error(`O comando preparado ${nome} não tem um texto só.`);
  preparados.set(texto, { nome, geracao: 0 });
}
