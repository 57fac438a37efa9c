import { momentoCurto } from '@indica-bem/domain/brasil/momento';
import { IconCloudUpload, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useVistoEm } from '../lib/idade-dos-dados';
import { useOnline } from '../lib/online';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { useQuantasPendentes } from '../offline/espelho';
import classes from './faixa-offline.module.css';

/** What is missing, how old what is shown is, and what still has to be sent. Nothing when all is well. */
export function FaixaDaConexao({ usuario }: { usuario: Sessao }) {
  const online = useOnline();
  const vistoEm = useVistoEm();
  const dono = idDoUsuario(usuario);
  const pendentes = useQuantasPendentes(dono);
  const semRede = !online || vistoEm !== null;
  return (
    <div role="status" className={classes.presa}>
      {(semRede || pendentes > 0) && (
        <div className={classes.faixa}>
          {semRede ? <IconWifiOff size={20} aria-hidden /> : <IconCloudUpload size={20} aria-hidden />}
          <p>
            {semRede && <span>{fraseDaRede(vistoEm)} </span>}
            {pendentes > 0 && <Link to="/prescricoes">{frasePendentes(pendentes)}</Link>}
          </p>
          {!semRede && <EnviarAgora dono={dono} />}
        </div>
      )}
    </div>
  );
}

function EnviarAgora({ dono }: { dono: number }) {
  const [enviando, setEnviando] = useState(false);
  async function enviar() {
    setEnviando(true);
    const { enviarAgora } = await import('../offline/sincronizar');
    await enviarAgora(dono).finally(() => setEnviando(false));
  }
  return (
    <button type="button" className={classes.acao} disabled={enviando} onClick={() => void enviar()}>
      {enviando ? 'Enviando…' : 'Enviar agora'}
    </button>
  );
}

function fraseDaRede(vistoEm: number | null): string {
  if (vistoEm === null)
    return 'Você está sem internet. O que já foi carregado continua aqui; o resto volta com a conexão.';
  return `Sem conexão: mostrando o que foi visto em ${momentoCurto(new Date(vistoEm))}.`;
}

function frasePendentes(quantas: number): string {
  return quantas === 1 ? '1 indicação aguarda envio.' : `${quantas} indicações aguardam envio.`;
}
