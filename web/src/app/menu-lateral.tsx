import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Sessao } from '../lib/sessao';
import { ContagemDoItem } from './contagem-do-item';
import type { GrupoDoMenu, ItemDoMenu } from './grupo-do-menu';
import { menuDe } from './itens-do-menu';
import classes from './menu-lateral.module.css';
import { ondeEsta } from './onde-esta';
import { useSair } from './sair';

/** What lies over the end of the menu. */
const ALTURA_DO_SAIR = 56;

export function MenuLateral({ usuario }: { usuario: Sessao }) {
  const { pathname } = useLocation();
  const sair = useSair();
  const { menu, fim, haMais } = useRolagem(pathname);
  const grupos = menuDe(usuario);
  const atual = ondeEsta(
    pathname,
    grupos.flatMap(({ itens, dobra }) => [...itens, ...(dobra?.itens ?? [])]),
  );
  return (
    <nav ref={menu} aria-label="Menu principal" className={classes.menu}>
      {grupos.map(({ titulo, itens, dobra }) => (
        <div key={itens[0]?.para} className={classes.grupo}>
          {titulo && <p className={classes.titulo}>{titulo}</p>}
          <Itens itens={itens} atual={atual} usuario={usuario} />
          {dobra && <Dobra {...dobra} atual={atual} usuario={usuario} />}
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
function useRolagem(pathname: string) {
  const menu = useRef<HTMLElement>(null);
  const fim = useRef<HTMLSpanElement>(null);
  const [haMais, setHaMais] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address marks another entry
  useEffect(() => {
    // Of the two that could, only the menu moves: the page opens at its beginning.
    const { scrollX, scrollY } = window;
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    window.scrollTo(scrollX, scrollY);
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

type ItensProps = { itens: ItemDoMenu[]; atual: ItemDoMenu | undefined; usuario: Sessao };

function Itens({ itens, atual, usuario }: ItensProps) {
  const { pathname } = useLocation();
  return (
    <ul className={classes.itens}>
      {itens.map((item) => (
        <li key={item.para}>
          <Link
            to={item.para}
            className={classes.item}
            data-recuado={item.Icone ? undefined : true}
            aria-current={item === atual ? (item.para === pathname ? 'page' : true) : undefined}
          >
            {item.Icone && <item.Icone size={20} aria-hidden />}
            {item.rotulo}
            <ContagemDoItem para={item.para} usuario={usuario} className={classes.contagem} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type DobraProps = NonNullable<GrupoDoMenu['dobra']> & Pick<ItensProps, 'atual' | 'usuario'>;

function Dobra({ rotulo, Icone, itens, atual, usuario }: DobraProps) {
  return (
    <details className={classes.dobra} open={atual !== undefined && itens.includes(atual)}>
      <summary className={classes.item}>
        <Icone size={20} aria-hidden />
        {rotulo}
        <IconChevronDown size={18} aria-hidden className={classes.seta} />
      </summary>
      <Itens itens={itens} atual={atual} usuario={usuario} />
    </details>
  );
}
