import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { CartaoDaDoacao } from '../cartao-da-doacao';
import { CartaoDoCatalogo } from '../cartao-do-catalogo';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { ATALHOS, PRINCIPAL } from './atalhos';
import { NumerosDaLoja } from './numeros-da-loja';

export function InicioDaLoja() {
  return (
    <div className={classes.inicio}>
      <div className={classes.daLoja}>
        <h1 className="so-leitor">Início da loja</h1>
        <GradeDeAtalhos principal={PRINCIPAL} grande atalhos={[]} />
        <NumerosDaLoja />
      </div>
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Mais da loja</h2>
        <GradeDeAtalhos atalhos={ATALHOS} />
      </section>
      <BannerDaPagina pagina="home" />
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        <CartaoDoCatalogo />
      </div>
    </div>
  );
}
