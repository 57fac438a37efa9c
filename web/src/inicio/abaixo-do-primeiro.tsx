import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import type { Atalho } from './atalho';
import { CartaoDaDoacao } from './cartao-da-doacao';
import { CartaoDoCatalogo } from './cartao-do-catalogo';
import { Depois } from './depois';
import { GradeDeAtalhos } from './grade-de-atalhos';
import classes from './inicio.module.css';

/** After what a person came for: where else one may go, what was given together, the picture last. */
export function AbaixoDoPrimeiro({ atalhos }: { atalhos: Atalho[] }) {
  return (
    <Depois>
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Comece por aqui</h2>
        <GradeDeAtalhos atalhos={atalhos} />
      </section>
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        <CartaoDoCatalogo />
      </div>
      <BannerDaPagina pagina="home" />
    </Depois>
  );
}
