import { dataValida } from '@indica-bem/domain/brasil/datas';

/** Where a page ended, as the values its order rests on. Opaque to clients; nonsense starts again from the top. */
export function escreverCursor(valores: readonly string[]): string {
  return Buffer.from(JSON.stringify(valores)).toString('base64url');
}

export function lerCursor(cursor: string | undefined): string[] {
  if (!cursor) return [];
  try {
    const valores: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const legivel =
      Array.isArray(valores) &&
      valores.every((v) => typeof v === 'string' && v.length < 300 && !v.includes('\0') && possivel(v));
    return legivel ? valores : [];
  } catch {
    return [];
  }
}

const DIA_OU_MOMENTO = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+)(Z|[+-][\d:]+)?)?$/;
const HORA = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/;
const FUSO = /^(Z|[+-](0\d|1[0-4])(:[0-5]\d){0,2})$/;

/** A day that no month has would end the query with an error. */
function possivel(valor: string): boolean {
  const [, dia, hora, fuso] = DIA_OU_MOMENTO.exec(valor) ?? [];
  return dia === undefined || (dataValida(dia) && (!hora || HORA.test(hora)) && (!fuso || FUSO.test(fuso)));
}
