import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGuardarRascunho, useRascunho } from '../lib/use-rascunho';

type Textos<C extends string> = Record<C, string>;
type Mensagens<C extends string> = Partial<Record<C, string>>;
type Versao = { current: number | undefined };
/** No field's name: older drafts have the fields alone. */
const VERSAO = '#versao';
type Rascunho<C extends string> = Partial<Textos<C>> & { [VERSAO]?: number };

export type Campos<C extends string> = {
  form: RefObject<HTMLFormElement | null>;
  valores: Textos<C>;
  /** What is wrong now, said to the person or not yet. */
  erros: Mensagens<C>;
  /** Something is not as it was when the form opened. */
  mudou: boolean;
  /** What was typed when a session died here is back. */
  recuperado: boolean;
  mudar: (mudanca: Partial<Textos<C>>) => void;
  /** As if the form had been opened with these. */
  recomecar: (novos: Textos<C>) => void;
  /** Puts the server's messages on their fields and takes the keyboard to the first of them. */
  recusar: (mensagens: Mensagens<C>) => void;
  campo: (nome: C) => {
    value: string;
    error: string | undefined;
    onChange: (texto: string) => void;
    onBlur: () => void;
  };
};

/**
 * A form's fields. A mistake is said on leaving the field, not on each key; what is merely empty, beside the button.
 * With `onde`, its name, what was typed outlives a session that dies; passwords do not. `versao`, which the form sends, goes
 * back to the one the draft was begun from: what somebody else saved meanwhile must still be noticed.
 */
export function useCampos<C extends string>(
  iniciais: Textos<C>,
  conferir: (valores: Textos<C>) => Mensagens<C>,
  onde?: string,
  versao?: Versao,
): Campos<C> {
  const form = useRef<HTMLFormElement>(null);
  const [abertos, setAbertos] = useState(iniciais);
  const rascunho = useRascunho<Rascunho<C>>(onde ?? null);
  const [valores, setValores] = useState(() => {
    const { [VERSAO]: deQuando, ...digitado } = rascunho ?? {};
    if (versao && deQuando !== undefined) versao.current = deQuando;
    return { ...iniciais, ...digitado };
  });
  const [deixados, setDeixados] = useState<Partial<Record<C, true>>>({});
  const [recusados, setRecusados] = useState<Mensagens<C>>({});
  const [recusas, setRecusas] = useState(0);
  const erros = conferir(valores);
  const mudou = Object.keys(abertos).some((nome) => abertos[nome as C] !== valores[nome as C]);
  useGuardarRascunho(onde ?? null, mudou ? { ...digitados(abertos, valores), [VERSAO]: versao?.current } : null);

  // The button that was pressed says nothing of what to do next; the field does.
  useEffect(() => {
    if (recusas > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [recusas]);

  function mudar(mudanca: Partial<Textos<C>>) {
    setValores((antes) => ({ ...antes, ...mudanca }));
    if (Object.keys(mudanca).some((nome) => nome in recusados)) {
      setRecusados((antes) => sem(antes, Object.keys(mudanca)));
    }
  }

  return {
    form,
    valores,
    erros,
    mudou,
    recuperado: rascunho !== null,
    mudar,
    recomecar: (novos) => {
      setAbertos(novos);
      setValores(novos);
      setDeixados({});
      setRecusados({});
    },
    recusar: (mensagens) => {
      setRecusados(mensagens);
      setRecusas((antes) => antes + 1);
    },
    campo: (nome) => ({
      value: valores[nome],
      error: recusados[nome] ?? (deixados[nome] && valores[nome].trim() !== '' ? erros[nome] : undefined),
      onChange: (texto) => mudar({ [nome]: texto } as Partial<Textos<C>>),
      onBlur: () => setDeixados((antes) => ({ ...antes, [nome]: true })),
    }),
  };
}

function sem<C extends string>(mensagens: Mensagens<C>, nomes: readonly string[]): Mensagens<C> {
  return Object.fromEntries(Object.entries(mensagens).filter(([nome]) => !nomes.includes(nome))) as Mensagens<C>;
}

/** Only what was typed: the rest is read anew, and may have been changed by somebody else meanwhile. */
function digitados<C extends string>(abertos: Textos<C>, valores: Textos<C>): Partial<Textos<C>> {
  const pares = Object.entries<string>(valores).filter(
    ([nome, valor]) => valor !== abertos[nome as C] && !/senha/i.test(nome),
  );
  return Object.fromEntries(pares) as Partial<Textos<C>>;
}
