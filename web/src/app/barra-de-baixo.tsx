import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Sessao } from '../lib/sessao';
import { barraDe } from './atalhos-da-barra';
import classes from './barra-de-baixo.module.css';
import { ContagemDoItem } from './contagem-do-item';
import { ondeEsta } from './onde-esta';

type BarraDeBaixoProps = { usuario: Sessao; menuAberto: boolean; abrirMenu: () => void };

/** On a phone, the four places of a role under the thumb; held sideways, beside the page. */
export function BarraDeBaixo({ usuario, menuAberto, abrirMenu }: BarraDeBaixoProps) {
  const { pathname } = useLocation();
  const atalhos = barraDe(usuario);
  const atual = ondeEsta(pathname, atalhos);
  return (
    <nav className={classes.barra} aria-label="Atalhos">
      {atalhos.map((atalho) => (
        <Link
          key={atalho.para}
          to={atalho.para}
          className={classes.atalho}
          aria-current={atalho === atual ? marca(atalho.para, pathname) : undefined}
        >
          <span className={classes.icone}>
            <atalho.Icone size={24} aria-hidden />
            <ContagemDoItem para={atalho.para} usuario={usuario} className={classes.contagem} />
          </span>
          <span className={classes.rotulo}>{atalho.rotulo}</span>
        </Link>
      ))}
      {usuario.tipo_usuario === 'indicabem' && (
        <button
          type="button"
          className={classes.atalho}
          aria-haspopup="dialog"
          aria-expanded={menuAberto}
          onClick={abrirMenu}
        >
          <span className={classes.icone}>
            <IconMenu2 size={24} aria-hidden />
          </span>
          <span className={classes.rotulo}>Mais</span>
        </button>
      )}
    </nav>
  );
}

/** The page itself, or one below it. */
const marca = (para: string, pathname: string) => (para === pathname ? 'page' : true);
