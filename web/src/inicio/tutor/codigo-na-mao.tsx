import { FormularioDoCodigo } from '../../compartilhado/indicacao/formulario-do-codigo';
import classes from './codigo-na-mao.module.css';

/** Nothing to buy with yet: the field itself, not a way to it. */
export function CodigoNaMao() {
  return (
    <section aria-labelledby="codigo-na-mao" className={classes.cartao}>
      <h2 id="codigo-na-mao" className={classes.titulo}>
        Tem um código de indicação?
      </h2>
      <p className={classes.ajuda}>Ele vem de quem indicou a ração do seu pet e vale desconto nas lojas parceiras.</p>
      <FormularioDoCodigo botao="Ver meu desconto" fica />
    </section>
  );
}
