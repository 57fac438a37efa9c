import { sair } from '@indica-bem/domain/conta/chamadas';
import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { esquecerDestino } from '../lib/depois';
import { esquecerRascunhos } from '../lib/rascunhos-guardados';
import { encerrarSessao, quemEntrou } from '../lib/sessao';
import { quantasPendentes } from '../offline/quantas-pendentes';
import { confirmar } from '../ui/confirmar';

/** The server hears of it if it can; the device forgets in any case. What was not sent yet is asked about first. */
export function useSair(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const dono = quemEntrou();
    if (dono !== null && !(await podeEsquecer(dono))) return;
    api(sair).catch(() => {});
    encerrarSessao();
    esquecerDestino();
    esquecerRascunhos();
    void navigate('/login', { replace: true });
    if (dono !== null) await import('../offline/apagar').then(({ apagarTudoDe }) => apagarTudoDe(dono)).catch(() => {});
  };
}

async function podeEsquecer(dono: number): Promise<boolean> {
  const quantas = quantasPendentes(dono);
  if (quantas === 0) return true;
  const uma = quantas === 1;
  return confirmar({
    titulo: `Sair sem enviar ${uma ? '1 indicação' : `${quantas} indicações`}?`,
    texto: `${uma ? 'Ela está salva' : 'Elas estão salvas'} só neste dispositivo e ${uma ? 'será apagada' : 'serão apagadas'} ao sair. Para não perder, espere a conexão e toque em “Enviar agora”, ou exporte em Indicações Realizadas.`,
    confirmar: 'Sair mesmo',
    cancelar: 'Ficar',
    perigo: true,
  });
}
