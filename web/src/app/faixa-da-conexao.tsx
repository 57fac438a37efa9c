import { momentoCurto } from '@indica-bem/domain/brasil/momento';
import { IconCloudUpload, IconWifiOff } from '@tabler/icons-react';
import { useVistoEm } from '../lib/idade-dos-dados';
import { useOnline } from '../lib/online';
import { peca } from '../lib/peca';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { useQuantasPendentes } from '../offline/quantas-pendentes';
import classes from './faixa-offline.module.css';

// Only a partner whose recommendations wait has it.
const naFila = () => import('./na-fila');
const FraseDaFila = peca(() => naFila().then((m) => m.FraseDaFila));
const EnviarAgora = peca(() => naFila().then((m) => m.EnviarAgora));

/** What is missing, how old what is shown is, and what still has to be sent. Nothing when all is well. */
export function FaixaDaConexao({ usuario }: { usuario: Sessao }) {
  const online = useOnline();
  const vistoEm = useVistoEm();
  const dono = idDoUsuario(usuario);
  const haFila = useQuantasPendentes(dono) > 0;
  const semRede = !online || vistoEm !== null;
  return (
    <div role="status" className={classes.presa}>
      {(semRede || haFila) && (
        <div className={classes.faixa}>
          {semRede ? <IconWifiOff size={20} aria-hidden /> : <IconCloudUpload size={20} aria-hidden />}
          <p>
            {semRede && <span>{fraseDaRede(vistoEm)} </span>}
            {haFila && <FraseDaFila dono={dono} />}
          </p>
          {haFila && !semRede && <EnviarAgora dono={dono} />}
        </div>
      )}
    </div>
  );
}

function fraseDaRede(vistoEm: number | null): string {
  if (vistoEm === null)
    return 'Você está sem internet. O que já foi carregado continua aqui; o resto volta com a conexão.';
  return `Sem conexão: mostrando o que foi visto em ${momentoCurto(new Date(vistoEm))}.`;
}
