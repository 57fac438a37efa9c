import { CompiledQuery, type RawBuilder } from 'kysely';
import { PREPARADO, type UmComando } from './conexao';

/** The place of a value in a statement that is composed before there are any. */
class Lugar {
  readonly nome: string;

  constructor(nome: string) {
    this.nome = nome;
  }
}

type Pronto = { texto: string; parametros: readonly unknown[] };

/**
 * For what is asked all the time and has one good plan whatever its values: composed once for the process, parsed and
 * planned once for each connection. `montar` only places the values it gets; what must be worked out comes in worked out.
 */
export function preparar<Valores extends object, Linha>(
  montar: (valores: Valores) => RawBuilder<Linha>,
): (db: UmComando, valores: Valores) => Promise<Linha[]> {
  let pronto: Pronto | undefined;
  return async (db, valores) => {
    pronto ??= compor(db, montar);
    const { texto, parametros } = pronto;
    const preenchidos = parametros.map((p) => (p instanceof Lugar ? valores[p.nome as keyof Valores] : p));
    return (await db.executeQuery<Linha>(CompiledQuery.raw(texto, preenchidos))).rows;
  };
}

function compor<Valores extends object>(db: UmComando, montar: (valores: Valores) => RawBuilder<unknown>): Pronto {
  const lugares = new Proxy({}, { get: (_, nome: string) => new Lugar(nome) }) as Valores;
  const { sql, parameters } = montar(lugares).compile(db);
  return { texto: `${PREPARADO} ${sql}`, parametros: parameters };
}
