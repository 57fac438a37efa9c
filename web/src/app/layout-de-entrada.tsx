import { KG_POR_CADEIRA } from '@indica-bem/domain/doacao/regras';
import { MARCA } from '@indica-bem/domain/marca';
import { emLista } from '@indica-bem/domain/texto/em-lista';
import { Link, Outlet } from 'react-router';
import { Ilustracao } from '../ui/ilustracao';
import { Logo, LogoComNome } from '../ui/logo';
import { FaixaOffline } from './faixa-offline';
import classes from './layout-de-entrada.module.css';
import { Rodape } from './rodape';

/** Login, registration, password: one column on the phone, beside the brand on a wide screen. */
export function LayoutDeEntrada() {
  return (
    <div className={classes.layout}>
      <aside className={classes.marca}>
        <LogoComNome size={44} />
        <div className={classes.promessa}>
          <p className={classes.frase}>A indicação certa para o seu pet, com desconto na loja parceira.</p>
          <p>
            Em {emLista(MARCA.cidades)}. A cada cupom validado, 1 kg de ração doado; a cada {KG_POR_CADEIRA} kg, uma
            cadeira de rodas para um pet. <Link to="/transparencia">Confira as doações</Link>
          </p>
        </div>
        <Ilustracao nome="cao-e-gato" largura={420} className={classes.ilustracao} />
      </aside>
      <div className={classes.coluna}>
        <FaixaOffline />
        <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
          <Link to="/login" className={classes.logo} aria-label={`${MARCA.nome}: ir para a entrada`}>
            <Logo size={64} />
          </Link>
          <Outlet />
        </main>
        <Rodape />
      </div>
    </div>
  );
}
