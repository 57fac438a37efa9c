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

/** A value or a row that the database does not take (classes 22 and 23): it will not take it the next time either. */
export const dadosRecusados = (erro: unknown): boolean => /^2[23]...$/.test(codigoSql(erro) ?? '');

const DESCONHECIDOS = new Set(['42P01', '42703', '42704', '42883']);

/** The schema has no such table, column, type or function: of a replica, perhaps not yet. */
export const esquemaSemIsso = (erro: unknown): boolean => DESCONHECIDOS.has(codigoSql(erro) ?? '');

/** What is said of it wherever it is told: in the log, in `/api/metrics` and at `/api/ready`. */
export const SEM_ESPACO = 'sem-espaco';
const CODIGOS_SEM_ESPACO = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** A disk is full, the database's or the product's own. */
export const semEspaco = (erro: unknown): boolean => CODIGOS_SEM_ESPACO.has(codigoSql(erro) ?? '');

const [NAO_SERIALIZOU, ABRACO_MORTAL] = ['40001', '40P01'];

/** Others were in the way, and nothing was done. */
export function perdeuADisputa(erro: unknown): boolean {
  const codigo = codigoSql(erro);
  return codigo === NAO_SERIALIZOU || codigo === ABRACO_MORTAL;
}

/** There is no connection to be had: nothing was sent. */
export class SemConexao extends Error {
  readonly code: string | undefined;

  constructor(causa: unknown) {
    // A host with several addresses fails with several errors and no message of its own.
    super(`sem conexão com o banco de dados: ${(causa instanceof Error && causa.message) || 'sem resposta'}`, {
      cause: causa,
    });
    this.code = codigoSql(causa);
  }
}

/** A standby, or a primary that was one until a moment ago. What was asked was surely not done. */
export const SOMENTE_LEITURA = '25006';

/** Broke off, or was never there; the next one may be fine. */
const QUEBRADA =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|08...|57P..|25P03|25006)$|Connection terminated unexpectedly|is not queryable/;
/** Out of reach or silent, out of room, or longer than a call may take (57014). */
const AUSENTE =
  /^(EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|53...|57014|28...|3D000)$|timeout exceeded when trying to connect|timeout expired|Connection terminated|after calling end on the pool|SSL connection/;

function ha(padrao: RegExp, erro: unknown): boolean {
  return padrao.test(codigoSql(erro) ?? '') || (erro instanceof Error && padrao.test(erro.message));
}

/** The connection was lost, and quickly: to try again on another pays, where nothing can have been done yet. */
export const conexaoQuebrada = (erro: unknown): boolean => ha(QUEBRADA, erro);

/** The database went away, is silent or has no room: not the request's fault, and worth another try. */
export const bancoForaDoAr = (erro: unknown): boolean =>
  erro instanceof SemConexao || conexaoQuebrada(erro) || ha(AUSENTE, erro);
