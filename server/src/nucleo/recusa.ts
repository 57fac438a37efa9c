import { type CodigoDeErro, mensagemDoErro, statusDoErro, tipoDoErro } from '@indica-bem/domain/erros';

type Detalhes = {
  partes?: Record<string, string>;
  campos?: Record<string, string>;
  /** The record as it is now, for who edited an older version of it. */
  atual?: object;
  /** What the second step of a login needs. */
  falta?: object;
  /** What is wrong, for whoever runs the product. */
  motivo?: string | undefined;
  /** For a person to quote: by it the log tells what happened. */
  requisicao?: string;
  /** Seconds, sent as Retry-After. */
  aguarde?: number;
  /** Which limit was met, for who counts them. */
  limite?: string | undefined;
  /** The account it was about, for the log alone: who is refused may not be told that there is one. */
  conta?: number | undefined;
  /** The coupon it was about, to be noted where the team looks; never sent. */
  cupom?: number | undefined;
};

/** The one way to say no: services throw it, the error handler answers it. */
export class Recusa extends Error {
  readonly codigo: CodigoDeErro;
  readonly detalhes: Detalhes;

  constructor(codigo: CodigoDeErro, detalhes: Detalhes = {}) {
    super(mensagemDoErro(codigo, detalhes.partes));
    this.codigo = codigo;
    this.detalhes = detalhes;
  }

  get status(): number {
    return statusDoErro(this.codigo);
  }

  readonly midia: string = 'application/problem+json';

  /** RFC 9457. */
  get corpo(): object {
    const { campos, atual, motivo, requisicao, falta } = this.detalhes;
    return {
      type: tipoDoErro(this.codigo),
      title: this.message,
      status: this.status,
      detail: this.message,
      ...(campos && { campos }),
      ...(atual && { atual }),
      ...(motivo && { motivo }),
      ...(requisicao && { requisicao }),
      ...falta,
    };
  }
}

/** The one refusal that is no problem document (spec 12.6): an object whose keys are exactly the duplicated fields. */
export class Duplicado extends Recusa {
  override readonly midia = 'application/json; charset=utf-8';

  constructor(campos: Record<string, string>) {
    super('JA_CADASTRADO', { campos });
  }

  override get corpo(): object {
    return this.detalhes.campos ?? {};
  }
}

export function recusarCampo(campo: string, mensagem: string): Recusa {
  return new Recusa('DADOS_INVALIDOS', { campos: { [campo]: mensagem } });
}
