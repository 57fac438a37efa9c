import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCabe } from '../../lib/use-cabe';

/** As the stylesheet beside it has it: from here on list and detail stand side by side. */
export const LADO_A_LADO = '(min-width: 87.5em)';

const DA_LISTA = { daLista: true };
export const idDaLinha = (id: number | string) => `linha-${id}`;
export const TITULO_DO_DETALHE = 'titulo-do-detalhe';

/**
 * Which of a list is open beside it: the address says (`?aberta=41`). The first is a step of the history, others take its
 * place, so that Back closes. On a narrower window a row leads to the page of its own.
 */
export function useAberta() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const largo = useCabe(LADO_A_LADO);
  const escrito = params.get('aberta') ?? '';
  const aberta = /^\d{1,9}$/.test(escrito) ? Number(escrito) : null;

  const comAberta = (id: number | null) => {
    const novos = new URLSearchParams(params);
    novos.delete('aberta');
    if (id !== null) novos.set('aberta', String(id));
    return `?${novos}`;
  };

  return {
    aberta,
    largo,
    /** For the row's link. */
    link: (id: number, pagina: string) =>
      largo
        ? {
            id: idDaLinha(id),
            to: comAberta(id),
            replace: aberta !== null,
            state: aberta === null ? DA_LISTA : state,
            preventScrollReset: true,
            // The address it stands at already would start the page afresh.
            onClick: (evento: MouseEvent) => {
              if (id !== aberta || evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
              evento.preventDefault();
              document.getElementById(TITULO_DO_DETALHE)?.focus();
            },
          }
        : { id: idDaLinha(id), to: pagina },
    fechar: () => {
      if ((state as typeof DA_LISTA | null)?.daLista) void navigate(-1);
      else void navigate(comAberta(null), { replace: true, preventScrollReset: true });
    },
  };
}
