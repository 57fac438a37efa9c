import type { Procurado } from '@indica-bem/domain/atendimento/interpretar-busca';
import { type RawBuilder, sql } from 'kysely';

const escapar = (parte: string) => parte.replace(/[\\%_]/g, '\\$&');
export const contem = (parte: string) => `%${escapar(parte)}%`;

/** One piece of an e-mail or of a number, and nothing else: what people read out, from an end of it. */
export function pedacoSozinho({ emails, numeros, cnpjs, palavras }: Procurado): { email?: string; numero?: string } {
  const [email, ...outros] = emails;
  const [numero, ...demais] = numeros;
  if (outros.length + demais.length + cnpjs.length + palavras.length > 0 || (email && numero)) return {};
  return { ...(email && { email }), ...(numero && { numero }) };
}

/** Each by an index of its own, however many there are. */
export const comecaCom = (coluna: string, parte: string): RawBuilder<boolean> =>
  sql`${sql.ref(coluna)} like ${`${escapar(parte)}%`}`;

export const terminaCom = (coluna: string, parte: string): RawBuilder<boolean> =>
  sql`reverse(${sql.ref(coluna)}) like ${`${escapar([...parte].reverse().join(''))}%`}`;
