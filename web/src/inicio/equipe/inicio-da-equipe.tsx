import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { usePode } from '../../lib/pode';
import { CartaoDaDoacao } from '../cartao-da-doacao';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { ATALHOS } from './atalhos';

export function InicioDaEquipe() {
  const pode = usePode();
  return (
    <div className={classes.inicio}>
      <BannerDaPagina pagina="home" como="h1" />
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Comece por aqui</h2>
        <GradeDeAtalhos atalhos={ATALHOS.filter(({ precisa }) => !precisa || pode(precisa))} />
      </section>
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
      </div>
    </div>
  );
}
