import { useEffect, useRef } from 'react';

/** What was pressed gives way to a form, and the form to it: the keyboard goes along, to the first field or the button. */
export function useFocoNaTroca<E extends HTMLElement = HTMLDivElement>(aberta: boolean) {
  const caixa = useRef<E>(null);
  const antes = useRef(aberta);
  useEffect(() => {
    if (antes.current === aberta) return;
    antes.current = aberta;
    caixa.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [aberta]);
  return caixa;
}
