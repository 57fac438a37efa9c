import { MARCA } from '@indica-bem/domain/marca';
import { Link } from 'react-router';
import { anosDaMarca, LINKS_DO_RODAPE } from './links-do-rodape';
import classes from './rodape.module.css';

export function Rodape() {
  return (
    <footer className={classes.rodape}>
      <span>
        © {anosDaMarca(new Date())} {MARCA.nome}
      </span>
      <span className={classes.links}>
        {LINKS_DO_RODAPE.map(({ para, nome }) => (
          <Link key={para} to={para}>
            {nome}
          </Link>
        ))}
      </span>
    </footer>
  );
}
