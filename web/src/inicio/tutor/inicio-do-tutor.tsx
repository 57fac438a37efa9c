import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { CartaoDaDoacao } from '../cartao-da-doacao';
import { CartaoDoCatalogo } from '../cartao-do-catalogo';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { ATALHOS, PRINCIPAL } from './atalhos';
import { DestaqueDoTutor } from './destaque-do-tutor';
import { PorcoesDosPets } from './porcoes-dos-pets';
import { RacoesDoTutor } from './racoes-do-tutor';

export function InicioDoTutor() {
  return (
    <div className={classes.inicio}>
      <BannerDaPagina pagina="home" como="h1" />
      <div className={classes.lugarDoDestaque}>
        <DestaqueDoTutor />
      </div>
      <RacoesDoTutor />
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Comece por aqui</h2>
        <GradeDeAtalhos principal={PRINCIPAL} atalhos={ATALHOS} />
      </section>
      <PorcoesDosPets />
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        <CartaoDoCatalogo />
      </div>
    </div>
  );
}
