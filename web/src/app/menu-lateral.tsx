import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { useQuantasPendentes } from '../offline/espelho';
import type { GrupoDoMenu, ItemDoMenu } from './grupo-do-menu';
import { menuDe } from './itens-do-menu';
import classes from './menu-lateral.module.css';
import { useSair } from './sair';

const LUGAR_DAS_PENDENTES = '/prescricoes';
const LUGAR_DAS_RENOVACOES = '/renovacoes';
// Partners alone have it.
const PedidosEsperando = lazy(() => import('./pedidos-esperando').then((m) => ({ default: m.PedidosEsperando })));
/** What lies over the end of the menu. */
const ALTURA_DO_SAIR = 56;

export function MenuLateral({ usuario }: { usuario: Sessao }) {
  const pendentes = useQuantasPendentes(idDoUsuario(usuario));
  const sair = useSair();
  const { menu, fim, haMais } = useRolagem();
  return (
    <nav ref={menu} aria-label="Menu principal" className={classes.menu}>
      {menuDe(usuario).map(({ titulo, itens, dobra }) => (
        <div key={itens[0]?.para} className={classes.grupo}>
          {titulo && <p className={classes.titulo}>{titulo}</p>}
          <Itens itens={itens} pendentes={pendentes} />
          {dobra && <Dobra {...dobra} />}
        </div>
      ))}
      <span ref={fim} />
      <div className={classes.sair} data-ha-mais={haMais || undefined}>
        <button type="button" className={classes.item} onClick={sair}>
          <IconLogout size={20} aria-hidden />
          Sair
        </button>
      </div>
    </nav>
  );
}

/** A long menu shows where one is, and that it goes on below. */
function useRolagem() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const fim = useRef<HTMLSpanElement>(null);
  const [haMais, setHaMais] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address marks another entry
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  useEffect(() => {
    if (!fim.current) return;
    const olhar = new IntersectionObserver(([ultimo]) => setHaMais(ultimo?.isIntersecting === false), {
      rootMargin: `0px 0px -${ALTURA_DO_SAIR}px 0px`,
    });
    olhar.observe(fim.current);
    return () => olhar.disconnect();
  }, []);
  return { menu, fim, haMais };
}

function Itens({ itens, pendentes = 0 }: { itens: ItemDoMenu[]; pendentes?: number }) {
  return (
    <ul className={classes.itens}>
      {itens.map(({ rotulo, para, Icone }) => (
        <li key={para}>
          <NavLink to={para} end className={classes.item} data-recuado={Icone ? undefined : true}>
            {Icone && <Icone size={20} aria-hidden />}
            {rotulo}
            {para === LUGAR_DAS_PENDENTES && <Contagem quantas={pendentes} oQue="aguardando envio" />}
            {para === LUGAR_DAS_RENOVACOES && (
              <Suspense>
                <PedidosEsperando>{(quantas) => <Contagem quantas={quantas} oQue="esperando" />}</PedidosEsperando>
              </Suspense>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Dobra({ rotulo, Icone, itens }: NonNullable<GrupoDoMenu['dobra']>) {
  const { pathname } = useLocation();
  return (
    <details className={classes.dobra} open={itens.some(({ para }) => para === pathname)}>
      <summary className={classes.item}>
        <Icone size={20} aria-hidden />
        {rotulo}
        <IconChevronDown size={18} aria-hidden className={classes.seta} />
      </summary>
      <Itens itens={itens} />
    </details>
  );
}

function Contagem({ quantas, oQue }: { quantas: number; oQue: string }) {
  if (quantas === 0) return null;
  return (
    <span className={classes.contagem}>
      {quantas}
      <span className="so-leitor"> {oQue}</span>
    </span>
  );
}
