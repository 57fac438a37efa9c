import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { esquecerDestino } from '../lib/depois';
import { sair } from '../lib/sessao';

/** The server hears of it if it can; the device forgets in any case. */
export function useSair(): () => void {
  const navigate = useNavigate();
  return () => {
    api('POST /logout').catch(() => {});
    sair();
    esquecerDestino();
    navigate('/login', { replace: true });
  };
}
