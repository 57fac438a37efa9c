import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { CartaoDaDoacao } from '../cartao-da-doacao';
import { CartaoDoCatalogo } from '../cartao-do-catalogo';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { ATALHOS, PRINCIPAL } from './atalhos';
import { PedidosAoParceiro } from './pedidos-ao-parceiro';

export function InicioDoParceiro() {
  return (
    <div className={classes.inicio}>
      <BannerDaPagina pagina="home" como="h1" />
      <PedidosAoParceiro />
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Comece por aqui</h2>
        <GradeDeAtalhos principal={PRINCIPAL} atalhos={ATALHOS} />
      </section>
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        <CartaoDoCatalogo />
      </div>
    </div>
  );
}
