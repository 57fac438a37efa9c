import { useNavigation } from 'react-router';
import classes from './barra-de-progresso.module.css';

export function BarraDeProgresso() {
  const { state } = useNavigation();
  return <div className={classes.barra} data-ativa={state !== 'idle' || undefined} aria-hidden />;
}
