import { type Campo, fraseDosDuplicados, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';
import type { Erros } from '@indica-bem/domain/conta/regras';
import { ErroDaApi, mensagemDe, sessaoPerdida } from '../../lib/erros-da-api';

export type Recusa = { frase: string; campos: Erros; duplicado: boolean };

/** What the server refused, in one sentence and on each field; null for a lost session, which has said so itself. */
export function lerRecusa(erro: unknown): Recusa | null {
  if (sessaoPerdida(erro)) return null;
  if (!(erro instanceof ErroDaApi)) return { frase: mensagemDe(erro), campos: {}, duplicado: false };
  const nomes = Object.keys(erro.campos);
  const campos = Object.entries(erro.campos).filter(([nome]) => nome in NOMES_DOS_CAMPOS_DA_PESSOA) as [
    Campo,
    string,
  ][];
  if (erro.codigo !== 'JA_CADASTRADO')
    return { frase: erro.detail, campos: Object.fromEntries(campos), duplicado: false };
  return { frase: fraseDosDuplicados(nomes), campos: Object.fromEntries(campos), duplicado: true };
}
