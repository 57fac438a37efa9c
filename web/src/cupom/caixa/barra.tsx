import { useEffect } from 'react';
import { tituloDoDocumento } from '../../lib/titulo';
import { BotaoVoltar } from '../../ui/botao-voltar';
import classes from './caixa.module.css';

type BarraProps = { titulo: string; voltar: boolean | (() => void) };

/** All that is left of the frame on a phone: where one is, and the way out. */
export function Barra({ titulo, voltar }: BarraProps) {
  useEffect(() => {
    document.title = tituloDoDocumento(titulo);
  }, [titulo]);
  return (
    <div className={classes.barra}>
      {voltar && <BotaoVoltar voltar={voltar} />}
      <h1>{titulo}</h1>
    </div>
  );
}
