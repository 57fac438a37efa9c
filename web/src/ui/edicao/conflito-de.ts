import { ErroDaApi } from '../../lib/erros-da-api';
import type { Campos } from '../use-campos';

/** Somebody saved the record after it was opened here: the sentence, and the record as it is now. */
export type Conflito<R> = { frase: string; atual: R };

export function conflitoDe<R>(erro: Error | null): Conflito<R> | null {
  if (!(erro instanceof ErroDaApi) || erro.codigo !== 'VERSAO_ALTERADA' || !erro.atual) return null;
  return { frase: erro.message, atual: erro.atual as R };
}

export type Diferenca = { rotulo: string; minha: string; atual: string; usar: () => void };

/** The fields of which the record now says something else than the form; `dizer` a stored value as people read it. */
export function diferencasDosCampos<C extends string>(
  { valores, mudar }: Pick<Campos<C>, 'valores' | 'mudar'>,
  atuais: Record<C, string>,
  rotulos: Partial<Record<C, string>>,
  dizer: (campo: C, valor: string) => string = (_, valor) => valor,
): Diferenca[] {
  return (Object.keys(rotulos) as C[])
    .filter((campo) => (valores[campo] ?? '').trim() !== (atuais[campo] ?? '').trim())
    .map((campo) => ({
      rotulo: rotulos[campo] ?? campo,
      minha: dizer(campo, valores[campo] ?? ''),
      atual: dizer(campo, atuais[campo] ?? ''),
      usar: () => mudar({ [campo]: atuais[campo] } as Partial<Record<C, string>>),
    }));
}
