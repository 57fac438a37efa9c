import { useMatches, useNavigate } from 'react-router';

/** Back in the history of the app; on its first page, to the page above. */
export function useVoltar(): () => void {
  const navigate = useNavigate();
  const handle = useMatches().at(-1)?.handle as { pai?: string } | undefined;
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) navigate(-1);
    else navigate(handle?.pai ?? '/home', { replace: true });
  };
}
