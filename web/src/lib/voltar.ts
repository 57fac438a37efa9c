import { useMatches, useNavigate } from 'react-router';

/** The pages behind this one in the history, by their place in it. Empty again after a reload. */
const passagens: string[] = [];

const lugarNoHistorico = () => ((window.history.state ?? {}) as { idx?: number }).idx ?? 0;

export function lembrarPassagem(pathname: string): void {
  const lugar = lugarNoHistorico();
  passagens.length = lugar;
  passagens[lugar] = pathname;
}

/** Back in the history of the app; on its first page, to the page above. */
export function useVoltar(): () => void {
  const navigate = useNavigate();
  const pai = usePai();
  return () => {
    if (lugarNoHistorico() > 0) navigate(-1);
    else navigate(pai, { replace: true });
  };
}

/** To the list a form belongs to: as it was left, when the person came from it; wherever else they came from, to its top. */
export function useIrParaLista(): () => void {
  const navigate = useNavigate();
  const lista = usePai();
  return () => {
    if (passagens[lugarNoHistorico() - 1] === lista) navigate(-1);
    else navigate(lista, { replace: true });
  };
}

function usePai(): string {
  const handle = useMatches().at(-1)?.handle as { pai?: string } | undefined;
  return handle?.pai ?? '/home';
}
