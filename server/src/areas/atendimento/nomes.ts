import type { Procurado } from '@indica-bem/domain/atendimento/interpretar-busca';
import { type RawBuilder, sql } from 'kysely';
import { contem } from './pontas';

/** As the index `tutor_por_pares` is written: shorter words are in no pair; pairs of first letters, pairs of whole words. */
const LETRAS_DO_PAR = 3;
const PALAVRA_INTEIRA = 100;
/** One in two hundred of them fills a page: of what is met less often an index has little to gather. */
const NOVAS = 2000;
const PARES = sql.raw(
  `(pares_de_palavras(sem_acento(t.nome), ${LETRAS_DO_PAR}) || pares_de_palavras(sem_acento(t.nome), ${PALAVRA_INTEIRA}))`,
);

/** Tutors with each of these words in their name, whole, in any order; null for what is not only a name. */
export function comAsPalavras(procurado: Procurado, limite: number): RawBuilder<unknown> | null {
  if (!soNome(procurado)) return null;
  const { palavras } = procurado;
  const emPares = comOsPares(palavras, PALAVRA_INTEIRA);
  if (emPares)
    return vivos(
      emPares,
      noTexto(palavras, (palavra) => ` ${palavra} `),
      limite,
    );
  return doisPassos(palavras, limite);
}

/**
 * What is on many people is on enough of the newest ones, and an index would first gather all of them; what is on few is
 * read from it.
 */
function doisPassos(palavras: string[], limite: number): RawBuilder<unknown> {
  const novas = vivos(
    sql`(select id, busca from tutor order by id desc limit ${sql.lit(NOVAS)})`,
    noTexto(palavras, (palavra) => ` ${palavra} `),
    limite,
  );
  const todas = vivos(
    sql`tutor`,
    sql`(select count(*) from novas) < ${limite} and string_to_array(sem_acento(x.nome), ' ') @> ${palavras}::text[]`,
    limite,
  );
  return sql`with novas as materialized (${novas}) select id from novas union (${todas})`;
}

/** Tutors in whose name these words begin; null for fewer than three, which the index by parts finds as soon. */
export function comOsComecos(procurado: Procurado, limite: number): RawBuilder<unknown> | null {
  const emPares = soNome(procurado) ? comOsPares(procurado.palavras, LETRAS_DO_PAR) : null;
  return (
    emPares &&
    vivos(
      emPares,
      noTexto(procurado.palavras, (palavra) => ` ${palavra}`),
      limite,
    )
  );
}

/** The search text has the name first, each word between spaces and already without accents: cheaper than the name. */
const noTexto = (palavras: string[], como: (palavra: string) => string) =>
  sql.join(
    palavras.map((palavra) => sql`x.busca like ${contem(como(palavra))}`),
    sql` and `,
  );

/**
 * Who has three words or more, two by two: of two common words there are too many pairs. `offset 0` keeps the index in
 * front: the words that are asked for afterwards are on far too many people, and the planner cannot know which of them
 * are seldom met together.
 */
function comOsPares(palavras: string[], letras: number): RawBuilder<unknown> | null {
  const longas = palavras.filter((palavra) => palavra.length >= LETRAS_DO_PAR);
  if (longas.length < 3) return null;
  return sql`(select t.id, t.busca from tutor t
    where ${PARES} @> pares_de_palavras(${longas.join(' ')}, ${sql.lit(letras)}) offset 0)`;
}

const soNome = ({ emails, numeros, cnpjs, palavras }: Procurado) =>
  palavras.length > 0 && emails.length + numeros.length + cnpjs.length === 0;

/** Asked of each row until there are enough: as a join it may be asked of all. */
const vivos = (de: RawBuilder<unknown>, condicao: RawBuilder<unknown>, limite: number) =>
  sql`select x.id from ${de} x
    where ${condicao} and (select k.excluida_em is null from conta k where k.id = x.id) limit ${limite}`;
