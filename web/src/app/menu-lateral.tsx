import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { useQuantasPendentes } from '../offline/espelho';
import type { GrupoDoMenu, ItemDoMenu } from './grupo-do-menu';
import { menuDe } from './itens-do-menu';
import classes from './menu-lateral.module.css';
import { useSair } from './sair';

const LUGAR_DAS_PENDENTES = '/prescricoes';

export function MenuLateral({ usuario }: { usuario: Sessao }) {
  const pendentes = useQuantasPendentes(idDoUsuario(usuario));
  const sair = useSair();
  return (
    <nav aria-label="Menu principal" className={classes.menu}>
      {menuDe(usuario).map(({ titulo, itens, dobra }) => (
        <div key={itens[0]?.para} className={classes.grupo}>
          {titulo && <p className={classes.titulo}>{titulo}</p>}
          <Itens itens={itens} pendentes={pendentes} />
          {dobra && <Dobra {...dobra} />}
        </div>
      ))}
      <div className={classes.sair}>
        <button type="button" className={classes.item} onClick={sair}>
          <IconLogout size={20} aria-hidden />
          Sair
        </button>
      </div>
    </nav>
  );
}

function Itens({ itens, pendentes = 0 }: { itens: ItemDoMenu[]; pendentes?: number }) {
  return (
    <ul className={classes.itens}>
      {itens.map(({ rotulo, para, Icone }) => (
        <li key={para}>
          <NavLink to={para} end className={classes.item} data-recuado={Icone ? undefined : true}>
            {Icone && <Icone size={20} aria-hidden />}
            {rotulo}
            {para === LUGAR_DAS_PENDENTES && <Contagem pendentes={pendentes} />}
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

function Contagem({ pendentes }: { pendentes: number }) {
  if (pendentes === 0) return null;
  return (
    <span className={classes.contagem}>
      {pendentes}
      <span className="so-leitor"> aguardando envio</span>
    </span>
  );
}
