import { useNavigate } from 'react-router';
import { lembrarChegada, tomarDestino } from '../lib/depois';
import { abrirSessao, idDoUsuario, type Sessao } from '../lib/sessao';
import { avisar } from '../ui/toasts';

/** The way in after registering: the guard asks for what is not accepted first, then lets on to where the person was going. */
export function useBoasVindas(hash?: string) {
  const navigate = useNavigate();
  return (sessao: Sessao, mensagem: string, conta?: { nova: true }): void => {
    abrirSessao(sessao);
    avisar.ok(mensagem);
    const lembrado = tomarDestino() ?? '/home';
    const destino = hash ? `/indicacao/${encodeURIComponent(hash)}` : lembrado;
    if (conta?.nova) lembrarChegada(destino, idDoUsuario(sessao));
    void navigate(destino, { replace: true });
  };
}
