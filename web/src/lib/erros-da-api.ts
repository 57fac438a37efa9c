import type { ChamadaPorNome, NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import type { RecusaDe, RecusaPropria } from '@indica-bem/domain/contrato/recusas';
import type { CodigoDeErro } from '@indica-bem/domain/erros';
import { FORA_DO_AR } from '@indica-bem/domain/fora-do-ar';

/** What the server may answer to a call, read from its contract. */
export type RecusaDaChamada<N extends NomeDeChamada> = RecusaDe<ChamadaPorNome[N]>;
/** Of these, what is this call's own: a screen that has a word for each of them says so by this type. */
export type RecusaSo<N extends NomeDeChamada> = RecusaPropria<ChamadaPorNome[N]>;
/** How a call fails: refused, or not answered at all. */
export type FalhaDe<N extends NomeDeChamada> = ErroDaApi<RecusaDaChamada<N>> | SemConexao;

const MENSAGEM_PADRAO = 'Erro! Tente novamente mais tarde';

/** A refusal of the server (RFC 9457). `campos` holds a message per field. */
export class ErroDaApi<C extends CodigoDeErro = CodigoDeErro> extends Error {
  override readonly name = 'ErroDaApi';
  readonly status: number;
  readonly codigo: C;
  readonly campos: Record<string, string>;
  /** The record as it is now, when somebody else changed it meanwhile. */
  readonly atual: unknown;
  /** What the second step of a login needs, where the first one was right. */
  falta: unknown;
  /** Seconds until another try makes sense, where the server said so. */
  aguarde = 0;

  constructor(status: number, codigo: C, detail: string, campos: Record<string, string> = {}, atual?: unknown) {
    super(detail);
    this.atual = atual;
    this.status = status;
    this.codigo = codigo;
    this.campos = campos;
  }

  get detail(): string {
    return this.message;
  }
}

export class SemConexao extends Error {
  override readonly name = 'SemConexao';

  constructor(cause: unknown) {
    const demorou = cause instanceof DOMException && cause.name === 'TimeoutError';
    super(
      demorou
        ? 'A conexão está lenta e o servidor não respondeu a tempo. Tente novamente.'
        : 'Sem conexão com a internet. Verifique sua rede e tente novamente.',
      { cause },
    );
  }
}

export async function lerErro(resposta: Response): Promise<ErroDaApi> {
  // 502, 503, 504 without a sentence: a proxy or a balancer, while the server behind it is replaced or does not answer.
  const semFrase = resposta.status > 501 ? FORA_DO_AR : MENSAGEM_PADRAO;
  const corpo: unknown = await resposta.json().catch(() => null);
  const problema = typeof corpo === 'object' && corpo !== null ? (corpo as Record<string, unknown>) : {};
  const { type, detail, campos, atual, requisicao } = problema;
  if (typeof type === 'string') {
    const erro = new ErroDaApi(
      resposta.status,
      codigoDe(type),
      `${detail ?? semFrase}${requisicao ? `. Código: ${requisicao}` : ''}`,
      textos(campos),
      atual,
    );
    erro.falta = problema;
    erro.aguarde = Number(resposta.headers.get('retry-after')) || 0;
    return erro;
  }
  // The one refusal without a type (spec 12.6): the keys are the duplicated fields.
  if (resposta.status === 409) return new ErroDaApi(409, 'JA_CADASTRADO', MENSAGEM_PADRAO, textos(problema));
  return new ErroDaApi(resposta.status, 'ERRO_INTERNO', semFrase);
}

/** cupom-invalido → CUPOM_INVALIDO, as the contract and the code say it. */
const codigoDe = (tipo: string) => tipo.toUpperCase().replaceAll('-', '_') as CodigoDeErro;

/**
 * What this call was refused with, or null: `recusaDe<typeof validarCupom>(erro) === 'CUPOM_VENCIDO'`. A code that the call
 * never gives does not compile.
 */
export function recusaDe<N extends NomeDeChamada = never>(erro: unknown): RecusaDaChamada<N> | null {
  return erro instanceof ErroDaApi ? (erro.codigo as RecusaDaChamada<N>) : null;
}

/** The sentence to show for anything that was thrown. */
export function mensagemDe(erro: unknown): string {
  return erro instanceof ErroDaApi || erro instanceof SemConexao ? erro.message : MENSAGEM_PADRAO;
}

/** What went wrong is said at the fields it is about. */
export function temCampos(erro: unknown): boolean {
  return erro instanceof ErroDaApi && Object.keys(erro.campos).length > 0;
}

/** The server's message per field, if that is what the failure is about. */
export function camposDe(erro: unknown): Record<string, string> {
  return erro instanceof ErroDaApi ? erro.campos : {};
}

/** Refused on the way in: there is no session to lose yet. */
export const DE_QUEM_ENTRA: ReadonlySet<CodigoDeErro> = new Set(['LOGIN_INVALIDO', 'SEGUNDO_FATOR']);

/** A lost session has already said so and left for the login. */
export function sessaoPerdida(erro: unknown): boolean {
  return erro instanceof ErroDaApi && erro.status === 401 && !DE_QUEM_ENTRA.has(erro.codigo);
}

function textos(valor: unknown): Record<string, string> {
  if (typeof valor !== 'object' || valor === null) return {};
  return Object.fromEntries(Object.entries(valor).map(([campo, mensagem]) => [campo, String(mensagem)]));
}
