import { MARCA } from '@indica-bem/domain/marca';
import { Link } from 'react-router';
import classes from './rodape.module.css';

const INICIO = 2022;

export function Rodape() {
  const ano = Math.max(INICIO, new Date().getFullYear());
  return (
    <footer className={classes.rodape}>
      <span>
        © {INICIO}–{ano} {MARCA.nome}
      </span>
      <span className={classes.links}>
        <Link to="/privacidade">Privacidade</Link>
        <Link to="/regulamento">Regulamento</Link>
      </span>
    </footer>
  );
}
