import { IconShieldCheck } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import classes from './formula-do-bem.module.css';

/** The way to the page for everybody: what was delivered, and the means to check every kilogram. */
export function ConferirDoacoes() {
  return (
    <section aria-labelledby="aberto" className={classes.aberto}>
      <div>
        <h2 id="aberto">Aberto a todo mundo</h2>
        <p>O que foi prometido, o que já foi entregue, e um jeito de qualquer pessoa conferir cada quilo.</p>
      </div>
      <Botao para="/transparencia" icone={<IconShieldCheck size={22} aria-hidden />}>
        Ver as doações
      </Botao>
    </section>
  );
}
