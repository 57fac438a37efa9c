import { useNavigate } from 'react-router';
import { tomarDestino } from '../lib/depois';
import { abrirSessao, type Sessao } from '../lib/sessao';
import { avisar } from '../ui/toasts';

/** The way in after registering: the guard asks for privacy and terms first, then lets on to where the person was going. */
export function useBoasVindas(hash?: string): (sessao: Sessao, mensagem: string) => void {
  const navigate = useNavigate();
  return (sessao, mensagem) => {
    abrirSessao(sessao);
    avisar.ok(mensagem);
    const destino = tomarDestino() ?? '/home';
    void navigate(hash ? `/indicacao/${encodeURIComponent(hash)}` : destino, { replace: true });
  };
}
