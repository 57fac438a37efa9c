import { emLista } from '@indica-bem/domain/texto/em-lista';
import { type ReactNode, useId } from 'react';
import { Botao } from './botao';
import classes from './botao-de-envio.module.css';

type BotaoDeEnvioProps = {
  /** What the person still has to fill in, as said in the sentence "Falta preencher: …". */
  faltam?: string[];
  enviando?: boolean;
  icone?: ReactNode;
  /** A button that sends by itself, not by the form: Enter in a field does not press it. */
  aoTocar?: () => void;
  children: ReactNode;
};

/**
 * The submit button of a form. While something is missing it stays reachable, so that screen readers find the reason,
 * but does not submit: a truly disabled button would be skipped in silence.
 */
export function BotaoDeEnvio({ faltam = [], enviando = false, icone, aoTocar, children }: BotaoDeEnvioProps) {
  const dica = useId();
  const incompleto = faltam.length > 0;
  return (
    <div className={classes.envio}>
      <Botao
        tom="principal"
        type={aoTocar ? 'button' : 'submit'}
        fullWidth
        icone={icone}
        loading={enviando}
        aria-disabled={incompleto || undefined}
        aria-describedby={incompleto ? dica : undefined}
        onClick={(evento) => (incompleto ? evento.preventDefault() : aoTocar?.())}
      >
        {children}
      </Botao>
      <p id={dica} className={classes.dica}>
        {incompleto && `Falta preencher: ${emLista(faltam)}.`}
      </p>
    </div>
  );
}
