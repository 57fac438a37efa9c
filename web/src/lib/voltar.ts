import { useMatches, useNavigate } from 'react-router';
import { lugarNoHistorico, passagemAnterior } from './passagens';

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
    if (passagemAnterior() === lista) navigate(-1);
    else navigate(lista, { replace: true });
  };
}

function usePai(): string {
  const handle = useMatches().at(-1)?.handle as { pai?: string } | undefined;
  return handle?.pai ?? '/home';
}
