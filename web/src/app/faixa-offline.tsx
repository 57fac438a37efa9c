import { useOnline } from '../lib/online';
import classes from './faixa-offline.module.css';

export function FaixaOffline() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={classes.faixa}>
          Você está sem internet. O que já foi carregado continua aqui; o resto volta com a conexão.
        </p>
      )}
    </div>
  );
}
