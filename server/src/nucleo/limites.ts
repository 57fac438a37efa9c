import type { CodigoDeErro } from '@indica-bem/domain/erros';
import { sql } from 'kysely';
import type { Db, Leitura } from '../db/conexao';
import { preparar } from '../db/preparar';
import { emLotesDe } from './em-lotes';
import { Recusa } from './recusa';

/**
 * At most `max` times in `janela` seconds; with `livres`, each one past that many doubles the wait until the next.
 * Counted in PostgreSQL, so that it holds over all instances.
 */
export type Limite = { max: number; janela: number; livres?: number };
/** A limit with a sentence of its own, which may name `{maximo}`. */
type ComFrase = Limite & { recusa?: CodigoDeErro };
type Contador = Limite & { chave: string };

export type Tentativa = { contadores: Contador[]; agora: Date; errou: (erro: unknown) => boolean };
/** Asked of each counter: a mistake may be one by some of them only. */
type PorContador = Omit<Tentativa, 'errou'> & { errou: (erro: unknown, chave: string) => boolean };

/**
 * For limits that count only mistakes. The turn is taken before the try, so that tries sent at once learn no more than
 * tries in a row, and given back unless it was a mistake. Exact over all instances, at the price of two writes for each
 * try: what is asked often counts by places (`lugares.ts`).
 */
export async function tentar<T>(db: Db, { contadores, agora, errou }: PorContador, acao: () => Promise<T>): Promise<T> {
  const vez = await tomarVez(db, contadores, agora);
  try {
    const feito = await acao();
    // Before the answer: who is right many times in a row must never meet a turn of their own still on its way back.
    await vez.devolver().catch(() => undefined);
    return feito;
  } catch (erro) {
    await vez.devolver((chave) => !errou(erro, chave));
    throw erro;
  }
}

type Vez = { devolver(quais?: (chave: string) => boolean): Promise<void> };

/** A turn of every counter, or 429 and of none. */
async function tomarVez(db: Db, contadores: Contador[], agora: Date): Promise<Vez> {
  const consumos = contadores.map((contador) => ({ ...contador, agora }));
  const vez = await tomar(db, consumos);
  const tomados = consumos.filter((_, i) => vez[i]?.tomada);
  if (tomados.length === consumos.length)
    return {
      devolver: async (quais = () => true) => {
        const devolvidos = tomados.filter(({ chave }) => quais(chave));
        if (devolvidos.length > 0) await devolver(db, devolvidos);
      },
    };
  if (tomados.length > 0) await devolver(db, tomados);
  const esperas = vez.filter(({ tomada }) => !tomada).map(({ voltaEm }) => voltaEm.getTime());
  throw muitas(contadores[0]?.chave, Math.max(...esperas), agora);
}

/** A mistake that was made; past the maximum of any counter it is answered as if it had not been tried. */
export async function anotarErro(db: Db, contadores: Contador[], agora: Date): Promise<void> {
  const vezes = await tomar(
    db,
    contadores.map((contador) => ({ ...contador, agora })),
  );
  const recusadas = vezes.filter(({ tomada }) => !tomada);
  const esperas = recusadas.map(({ voltaEm }) => voltaEm.getTime());
  if (recusadas.length > 0) throw muitas(contadores[0]?.chave, Math.max(...esperas), agora);
}

/** For what counts whether or not it succeeds. `quantas` at once only in a transaction: the refusal gives back what it took. */
export async function consumir(
  db: Leitura,
  chave: string,
  { recusa, ...limite }: ComFrase,
  agora: Date,
  quantas = 1,
): Promise<void> {
  const [vezes = []] = await tomarJuntos(db, [Array.from({ length: quantas }, () => ({ chave, ...limite, agora }))]);
  const negada = vezes.find(({ tomada }) => !tomada);
  if (negada) throw muitas(chave, negada.voltaEm.getTime(), agora, recusa, { maximo: String(limite.max) });
}

/** The same for what nobody waits for: too many are not a refusal, they just do not happen. */
export async function coube(db: Leitura, chave: string, limite: Limite, agora: Date): Promise<boolean> {
  return (await tomarUma(db, { chave, ...limite, agora })).tomada;
}

/** A turn of each of many counters, in one statement; of a key that stands in it twice, two. */
export async function couberam(db: Leitura, chaves: string[], limite: Limite, agora: Date): Promise<boolean[]> {
  if (chaves.length === 0) return [];
  const vezes = await tomarJuntos(
    db,
    chaves.map((chave) => [{ chave, ...limite, agora }]),
  );
  return vezes.map(([vez = SEM_VEZ]) => vez.tomada);
}

async function tomarUma(db: Leitura, consumo: Consumo): Promise<Resultado> {
  const [[resultado = SEM_VEZ] = []] = await tomarJuntos(db, [[consumo]]);
  return resultado;
}

/** What `coube` and then did not happen after all. */
export async function descontar(db: Db, chave: string, limite: Limite, agora: Date): Promise<void> {
  await devolver(db, [{ chave, ...limite, agora }]);
}

/** Only counts, and says how many there are now. */
export async function contar(db: Db, chave: string, janela: number, agora: Date): Promise<number> {
  const [{ vezes } = SEM_VEZ] = await tomar(db, [{ chave, max: SEM_MAXIMO, janela, agora }]);
  return vezes;
}

export async function esquecerErros(db: Leitura, chave: string): Promise<void> {
  await db.deleteFrom('limite').where('chave', '=', chave).execute();
}

/** The window of a counter that is full begins with the last turn taken, not with the first. */
export async function prolongar(db: Leitura, { chave, max, janela }: Contador, agora: Date): Promise<void> {
  await sql`update limite set expira_em = ${agora}::timestamptz + make_interval(secs => ${janela}::int)
    where chave = ${chave} and vezes >= ${max}::int`.execute(db);
}

/** Full for so many seconds from now on, however many of its turns come back meanwhile. */
export async function trancar(db: Leitura, { chave, max }: Contador, segundos: number, agora: Date): Promise<void> {
  await sql`update limite set vezes = ${2 * max}::int, expira_em = ${agora}::timestamptz + make_interval(secs => ${segundos}::int)
    where chave = ${chave}`.execute(db);
}

/** Makes the next try wait, twice as long for each turn taken past the forgiven ones, a quarter of an hour at most. */
export async function fazerEsperar(db: Leitura, chave: string, perdoadas: number, agora: Date): Promise<void> {
  await sql`update limite set livre_em = ${agora}::timestamptz
      + make_interval(secs => least(900, 2 ^ least(vezes - ${perdoadas}::int, 10)))
    where chave = ${chave} and vezes > ${perdoadas}::int`.execute(db);
}

type Consumo = Contador & { agora: Date };
/** `vezes`: which turn of the counter it was. */
type Resultado = { tomada: boolean; vezes: number; voltaEm: Date };
type Linha = { chave: string; tomadas: number; vezes: number; volta_em: Date };

const SEM_MAXIMO = 2_000_000_000;
const SEM_VEZ: Resultado = { tomada: false, vezes: 0, voltaEm: new Date(0) };

const tomarLinhas = preparar({
  nome: 'limites-tomar',
  valores: ['chaves', 'quantas', 'maximos', 'livres', 'janelas', 'agora'],
  texto: ({ chaves, quantas, maximos, livres, janelas, agora }) => sql<Linha>`
    select p.chave, t.tomadas, t.vezes, t.volta_em
      from unnest(${chaves}::text[], ${quantas}::int[], ${maximos}::int[], ${livres}::int[], ${janelas}::int[])
             as p (chave, quantas, maximo, livres, janela)
     cross join lateral tomar_limite(p.chave, p.quantas, p.maximo, p.livres, p.janela, ${agora}::timestamptz) as t`,
});

// Locked in the order of their keys, here and above: two batches never wait for each other.
const devolverLinhas = preparar({
  nome: 'limites-devolver',
  valores: ['chaves', 'quantas', 'comEspera', 'agora'],
  texto: ({ chaves, quantas, comEspera, agora }) => sql<never>`
    with tomados as (
      select l.chave from limite l where l.chave = any(${chaves}::text[]) order by l.chave for update
    )
    update limite l
       set vezes = greatest(0, l.vezes - p.quantas),
           livre_em = case when p.com_espera then to_timestamp(0) else l.livre_em end
      from tomados t
      join unnest(${chaves}::text[], ${quantas}::int[], ${comEspera}::boolean[]) as p (chave, quantas, com_espera)
        on p.chave = t.chave
     where l.chave = t.chave and l.expira_em > ${agora}::timestamptz`,
});

// Those that arrive together ask together.
const tomar = emLotesDe((db: Db, grupos: Consumo[][]) => tomarJuntos(db, grupos));
const devolver = emLotesDe(async (db: Db, grupos: Consumo[][]) => {
  await devolverJuntos(db, grupos.flat());
  return grupos.map(() => undefined);
});

async function tomarJuntos(db: Leitura, grupos: Consumo[][]): Promise<Resultado[][]> {
  const porChave = agrupar(grupos.flat());
  const linhas = await tomarLinhas(db, {
    chaves: porChave.map(([chave]) => chave),
    quantas: porChave.map(([, consumos]) => consumos.length),
    maximos: porChave.map(([, [consumo]]) => consumo.max),
    livres: porChave.map(([, [consumo]]) => consumo.livres ?? null),
    janelas: porChave.map(([, [consumo]]) => consumo.janela),
    agora: primeiro(porChave).agora,
  });
  const restam = new Map(linhas.map((linha) => [linha.chave, { ...linha }]));
  return grupos.map((consumos) =>
    consumos.map(({ chave }) => {
      const resto = restam.get(chave);
      if (!resto) return SEM_VEZ;
      const restavam = resto.tomadas--;
      return { tomada: restavam > 0, vezes: resto.vezes - restavam + 1, voltaEm: resto.volta_em };
    }),
  );
}

async function devolverJuntos(db: Leitura, consumos: Consumo[]): Promise<void> {
  const porChave = agrupar(consumos);
  await devolverLinhas(db, {
    chaves: porChave.map(([chave]) => chave),
    quantas: porChave.map(([, iguais]) => iguais.length),
    comEspera: porChave.map(([, [consumo]]) => consumo.livres !== undefined),
    agora: primeiro(porChave).agora,
  });
}

type Grupo = [chave: string, consumos: [Consumo, ...Consumo[]]];

function agrupar(consumos: Consumo[]): Grupo[] {
  const grupos = new Map<string, [Consumo, ...Consumo[]]>();
  for (const consumo of consumos) {
    const grupo = grupos.get(consumo.chave);
    if (grupo) grupo.push(consumo);
    else grupos.set(consumo.chave, [consumo]);
  }
  return [...grupos].sort(([a], [b]) => (a < b ? -1 : 1));
}

function primeiro([grupo]: Grupo[]): Consumo {
  if (!grupo) throw new Error('um lote nunca é vazio');
  return grupo[1][0];
}

/** A key begins with the name of its limit; what follows says whose it is. */
export function muitas(
  chave: string | undefined,
  ate: number,
  agora: Date,
  codigo: CodigoDeErro = 'MUITAS_TENTATIVAS',
  partes = {},
): Recusa {
  return new Recusa(codigo, {
    limite: chave?.split(':', 1)[0],
    partes,
    aguarde: Math.max(1, (ate - agora.getTime()) / 1000),
  });
}
