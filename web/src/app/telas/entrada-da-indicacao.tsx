import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { ENTRAR } from '../../conta/entrada';
import { PreviaDoLink } from '../../prescricao/resgate/previa-do-link';

// Who came by the link has no account yet, mostly.
const Login = lazy(() => import('../../conta/login').then((m) => ({ default: m.Login })));

/** `login/indicacao/{hash}`: the invitation; whoever has an account opens the form in its place, and Back closes it. */
export function EntradaDaIndicacao() {
  const { hash = '' } = useParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // Asked for, or already in the middle of it: the form keeps what was typed there. A redirect has a state, too.
  const noFormulario = Boolean(state?.entrar ?? state?.email);
  const abriu = useNavigationType() === 'PUSH' && noFormulario;
  const entrada = (
    <Suspense fallback={<h1 className="so-leitor">Entrar</h1>}>
      <Login />
      {abriu && <FocoNoTitulo />}
    </Suspense>
  );
  if (noFormulario) return entrada;
  // Not a link: to the same address a link would take the place of this page, and Back would leave the product.
  const entrar = () => void navigate(pathname, { state: ENTRAR });
  return <PreviaDoLink hash={hash} entrar={entrar} semPrevia={entrada} />;
}

/** The address did not change, so nobody else takes keyboard and screen reader to the new heading. */
function FocoNoTitulo() {
  useEffect(() => {
    const titulo = document.querySelector<HTMLElement>('main h1');
    if (!titulo) return;
    titulo.tabIndex = -1;
    titulo.focus({ preventScroll: true });
  }, []);
  return null;
}
