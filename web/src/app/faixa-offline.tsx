import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../lib/online';
import classes from './faixa-offline.module.css';

export function FaixaOffline() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={classes.faixa}>
          <IconWifiOff size={20} aria-hidden />
          Você está sem internet. O que já foi carregado continua aqui; o resto volta com a conexão.
        </p>
      )}
    </div>
  );
}
