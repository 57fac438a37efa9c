import { useNavigate } from 'react-router';
import { lembrarChegada, tomarDestino } from '../lib/depois';
import { abrirSessao, idDoUsuario, type Sessao } from '../lib/sessao';
import { avisar } from '../ui/toasts';

/**
 * The way in after registering: the guard asks for what is not accepted first, then lets on to where the person was going.
 * `hash`: of the link on whose page it was.
 */
export function useBoasVindas(hash?: string) {
  const navigate = useNavigate();
  return (sessao: Sessao, mensagem: string, conta?: { nova: true }): void => {
    abrirSessao(sessao);
    avisar.ok(mensagem);
    const lembrado = tomarDestino() ?? '/home';
    if (hash && conta?.nova) lembrarChegada(hash, idDoUsuario(sessao));
    void navigate(hash ? `/indicacao/${encodeURIComponent(hash)}` : lembrado, { replace: true });
  };
}
