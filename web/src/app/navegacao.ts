import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { consultas } from '../lib/consultas';
import { quemEntrou } from '../lib/sessao';
import { tituloDoDocumento } from '../lib/titulo';

/** A layout effect, so that a screen with a more exact title can still set it in its own effect. */
export function useTituloDaRota(): void {
  const handle = useMatches().at(-1)?.handle as { titulo?: string } | undefined;
  const titulo = handle?.titulo;
  useLayoutEffect(() => {
    if (titulo) document.title = tituloDoDocumento(titulo);
  }, [titulo]);
}

/** After a navigation, keyboard and screen reader start at the new page's heading. */
export function useFocoNaNavegacao(): void {
  const { pathname } = useLocation();
  const anterior = useRef(pathname);
  useEffect(() => {
    if (anterior.current === pathname) return;
    anterior.current = pathname;
    const alvo = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!alvo) return;
    alvo.tabIndex = -1;
    alvo.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * A key for the page: another person, or the same address again (spec 11.1), starts it afresh. It changes
 * with the location only, so that login and logout do not blank the screen they are leaving.
 */
export function useRecarga(): string {
  const { pathname, search, hash, key } = useLocation();
  const endereco = pathname + search + hash;
  const [visita, setVisita] = useState(() => ({ endereco, key, vezes: 0, quem: quemEntrou() }));

  if (visita.key !== key) {
    const repetida = visita.endereco === endereco && hash === '';
    setVisita({ endereco, key, vezes: visita.vezes + (repetida ? 1 : 0), quem: quemEntrou() });
  }

  useEffect(() => {
    if (visita.vezes > 0) void consultas.invalidateQueries();
  }, [visita.vezes]);

  return `${visita.quem}:${visita.vezes}`;
}
