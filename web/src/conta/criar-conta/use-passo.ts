import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Came from the first step, which is the page before in the history. */
const DO_PRIMEIRO = { doPrimeiro: true };

/**
 * The two steps of a registration are two addresses of one screen: Back returns to the first with everything kept, a
 * reload stays. Whoever comes to the second without the first starts there.
 */
export function usePasso(primeiroCompleto: boolean, form: { current: HTMLFormElement | null }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const parametros = new URLSearchParams(search);
  const segundo = parametros.get('passo') === 'acesso';
  const completo = useRef(primeiroCompleto);
  const antes = useRef(segundo);

  useEffect(() => {
    if (segundo && !completo.current) void navigate({ search: semPasso(search) }, { replace: true });
  }, [segundo, search, navigate]);

  // The button that was pressed is gone; the keyboard goes on in the next field, or in the one that was refused.
  useEffect(() => {
    if (antes.current === segundo) return;
    antes.current = segundo;
    const campo =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.current?.querySelector('input');
    campo?.focus();
  }, [segundo, form]);

  return {
    segundo,
    avancar: () => {
      completo.current = true;
      parametros.set('passo', 'acesso');
      void navigate({ search: `?${parametros}` }, { state: DO_PRIMEIRO });
    },
    voltar: () => {
      if (state?.doPrimeiro) void navigate(-1);
      else void navigate({ search: semPasso(search) }, { replace: true });
    },
  };
}

function semPasso(search: string): string {
  const parametros = new URLSearchParams(search);
  parametros.delete('passo');
  return String(parametros);
}
