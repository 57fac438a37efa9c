import { Link, Outlet } from 'react-router';
import { useSessao } from '../lib/use-sessao';
import { LogoComNome } from '../ui/logo';
import { FaixaOffline } from './faixa-offline';
import classes from './layout-publico.module.css';
import { Rodape } from './rodape';
import { useSair } from './sair';

/** The frame of who is not in yet: logged out, or before both documents are accepted. */
export function LayoutPublico() {
  const sessao = useSessao();
  const sair = useSair();
  return (
    <div className={classes.layout}>
      <header className={classes.topo}>
        <Link to={sessao ? '/home' : '/login'} className={classes.marca}>
          <LogoComNome size={36} />
        </Link>
        {sessao ? (
          <button type="button" className={classes.acao} onClick={sair}>
            Sair
          </button>
        ) : (
          <Link to="/login" className={classes.acao}>
            Entrar
          </Link>
        )}
      </header>
      <FaixaOffline />
      <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
        <Outlet />
      </main>
      <Rodape />
    </div>
  );
}
