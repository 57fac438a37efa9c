import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { CartaoDaDoacao } from '../cartao-da-doacao';
import { CartaoDoCatalogo } from '../cartao-do-catalogo';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { ATALHOS } from './atalhos';

export function MaisDaLoja() {
  return (
    <>
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Mais da loja</h2>
        <GradeDeAtalhos atalhos={ATALHOS} />
      </section>
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        <CartaoDoCatalogo />
      </div>
      <BannerDaPagina pagina="home" />
    </>
  );
}
