import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { IconLogout } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { MENUS } from './itens-do-menu';
import classes from './menu-lateral.module.css';
import { useSair } from './sair';

export function MenuLateral({ papel }: { papel: Papel }) {
  const sair = useSair();
  return (
    <nav aria-label="Menu principal" className={classes.menu}>
      {MENUS[papel].map(({ titulo, itens }) => (
        <div key={itens[0]?.para} className={classes.grupo}>
          {titulo && <p className={classes.titulo}>{titulo}</p>}
          <ul className={classes.itens}>
            {itens.map(({ rotulo, para, Icone }) => (
              <li key={para}>
                <NavLink to={para} end className={classes.item} data-recuado={Icone ? undefined : true}>
                  {Icone && <Icone size={20} aria-hidden />}
                  {rotulo}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button type="button" className={classes.item} onClick={sair}>
        <IconLogout size={20} aria-hidden />
        Sair
      </button>
    </nav>
  );
}
