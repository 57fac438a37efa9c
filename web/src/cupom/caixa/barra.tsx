import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { tituloDoDocumento } from '../../lib/titulo';
import { useVoltar } from '../../lib/voltar';
import classes from './caixa.module.css';

type BarraProps = { titulo: string; voltar: boolean | (() => void) };

/** All that is left of the frame on a phone: where one is, and the way out. */
export function Barra({ titulo, voltar }: BarraProps) {
  const voltarNoHistorico = useVoltar();
  useEffect(() => {
    document.title = tituloDoDocumento(titulo);
  }, [titulo]);
  return (
    <div className={classes.barra}>
      {voltar && (
        <button
          type="button"
          className={classes.voltar}
          aria-label="Voltar"
          onClick={typeof voltar === 'function' ? voltar : voltarNoHistorico}
        >
          <IconChevronLeft size={24} aria-hidden />
        </button>
      )}
      <h1>{titulo}</h1>
    </div>
  );
}
