import { IconLogout } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { useQuantasPendentes } from '../offline/espelho';
import { MENUS } from './itens-do-menu';
import classes from './menu-lateral.module.css';
import { useSair } from './sair';

const LUGAR_DAS_PENDENTES = '/prescricoes';

export function MenuLateral({ usuario }: { usuario: Sessao }) {
  const pendentes = useQuantasPendentes(idDoUsuario(usuario));
  const sair = useSair();
  return (
    <nav aria-label="Menu principal" className={classes.menu}>
      {MENUS[usuario.tipo_usuario].map(({ titulo, itens }) => (
        <div key={itens[0]?.para} className={classes.grupo}>
          {titulo && <p className={classes.titulo}>{titulo}</p>}
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
        </div>
      ))}
      <button type="button" className={classes.item} onClick={sair}>
        <IconLogout size={20} aria-hidden />
        Sair
      </button>
    </nav>
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
