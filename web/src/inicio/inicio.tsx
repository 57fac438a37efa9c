import { lazy, Suspense } from 'react';
import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import { usePode } from '../lib/pode';
import { useUsuario } from '../lib/usuario';
import { INICIOS } from './atalhos';
import { CartaoDaDoacao } from './cartao-da-doacao';
import { CartaoDoCatalogo } from './cartao-do-catalogo';
import { GradeDeAtalhos } from './grade-de-atalhos';
import classes from './inicio.module.css';

// Only tutors have one, and a phone on a bad network should not load it for the others.
const DestaqueDoTutor = lazy(() => import('./destaque-do-tutor').then((m) => ({ default: m.DestaqueDoTutor })));

export function Inicio() {
  const { tipo_usuario } = useUsuario();
  const pode = usePode();
  const { principal, atalhos, catalogo } = INICIOS[tipo_usuario];
  const dela = atalhos.filter(({ precisa }) => !precisa || pode(precisa));
  return (
    <div className={classes.inicio}>
      <BannerDaPagina pagina="home" como="h1" />
      {tipo_usuario === 'tutor' && (
        <div className={classes.lugarDoDestaque}>
          <Suspense>
            <DestaqueDoTutor />
          </Suspense>
        </div>
      )}
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">Comece por aqui</h2>
        <GradeDeAtalhos principal={principal} atalhos={dela} />
      </section>
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        {catalogo && <CartaoDoCatalogo />}
      </div>
    </div>
  );
}
