export function codigoSql(erro: unknown): string | undefined {
  return erro instanceof Error && 'code' in erro && typeof erro.code === 'string' ? erro.code : undefined;
}

/** A migration gave a table another column while a statement that returns all of them stood prepared. */
export function planoVelho(erro: unknown): boolean {
  return codigoSql(erro) === '0A000' && erro instanceof Error && /cached plan/.test(erro.message);
}

/** The name of the violated unique constraint, if that is what went wrong. */
export function unicidadeViolada(erro: unknown): string | undefined {
  if (codigoSql(erro) !== '23505') return undefined;
  return (erro as { constraint?: string }).constraint;
}

const SEM_ESPACO = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** A disk is full, the database's or the product's own. */
export const semEspaco = (erro: unknown): boolean => SEM_ESPACO.has(codigoSql(erro) ?? '');

const FORA_DO_AR = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
]);

/** The database went away or has no room: not the request's fault, and worth another try. */
export function bancoForaDoAr(erro: unknown): boolean {
  if (FORA_DO_AR.has(codigoSql(erro) ?? '')) return true;
  return (
    erro instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(erro.message)
  );
}
