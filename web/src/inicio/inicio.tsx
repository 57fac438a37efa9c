import { lazy, Suspense } from 'react';
import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import { usePode } from '../lib/pode';
import { useUsuario } from '../lib/usuario';
import { INICIOS } from './atalhos';
import { CartaoDaDoacao } from './cartao-da-doacao';
import { CartaoDoCatalogo } from './cartao-do-catalogo';
import { GradeDeAtalhos } from './grade-de-atalhos';
import classes from './inicio.module.css';

// Each is of one role, and a phone on a bad network should not load it for the others.
const DestaqueDoTutor = lazy(() => import('./destaque-do-tutor').then((m) => ({ default: m.DestaqueDoTutor })));
const RacoesDoTutor = lazy(() => import('./racoes-do-tutor').then((m) => ({ default: m.RacoesDoTutor })));
const PorcoesDosPets = lazy(() => import('./porcoes-dos-pets').then((m) => ({ default: m.PorcoesDosPets })));
const PedidosAoParceiro = lazy(() => import('./pedidos-ao-parceiro').then((m) => ({ default: m.PedidosAoParceiro })));
const NumerosDaLoja = lazy(() => import('./numeros-da-loja').then((m) => ({ default: m.NumerosDaLoja })));

export function Inicio() {
  const { tipo_usuario } = useUsuario();
  const pode = usePode();
  const { principal, atalhos, catalogo } = INICIOS[tipo_usuario];
  const dela = atalhos.filter(({ precisa }) => !precisa || pode(precisa));
  const daLoja = tipo_usuario === 'lojista';
  return (
    <div className={classes.inicio}>
      {daLoja ? (
        <div className={classes.daLoja}>
          <h1 className="so-leitor">Início da loja</h1>
          <GradeDeAtalhos principal={principal} grande atalhos={[]} />
          <Suspense>
            <NumerosDaLoja />
          </Suspense>
        </div>
      ) : (
        <BannerDaPagina pagina="home" como="h1" />
      )}
      {tipo_usuario === 'tutor' && (
        <div className={classes.lugarDoDestaque}>
          <Suspense>
            <DestaqueDoTutor />
          </Suspense>
        </div>
      )}
      {tipo_usuario === 'tutor' && (
        <Suspense>
          <RacoesDoTutor />
        </Suspense>
      )}
      {tipo_usuario === 'prescritor' && (
        <Suspense>
          <PedidosAoParceiro />
        </Suspense>
      )}
      <section aria-labelledby="comece" className={classes.comece}>
        <h2 id="comece">{daLoja ? 'Mais da loja' : 'Comece por aqui'}</h2>
        <GradeDeAtalhos principal={daLoja ? undefined : principal} atalhos={dela} />
      </section>
      {tipo_usuario === 'tutor' && (
        <Suspense>
          <PorcoesDosPets />
        </Suspense>
      )}
      {daLoja && <BannerDaPagina pagina="home" />}
      <div className={classes.cartoes}>
        <CartaoDaDoacao />
        {catalogo && <CartaoDoCatalogo />}
      </div>
    </div>
  );
}
