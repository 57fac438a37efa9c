import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { usePode } from '../../lib/pode';
import { CartaoDaDoacao } from '../cartao-da-doacao';
import { Depois } from '../depois';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { ATALHOS } from './atalhos';

/** Below the panel, which is the team's home: where else to go. */
export function MaisDaEquipe() {
  const pode = usePode();
  return (
    <Depois>
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Comece por aqui</h2>
        <GradeDeAtalhos atalhos={ATALHOS.filter(({ precisa }) => !precisa || pode(precisa))} />
      </section>
      <BannerDaPagina pagina="home" />
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
      </div>
    </Depois>
  );
}
