import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Atalho } from './atalho';
import classes from './grade-de-atalhos.module.css';

type GradeDeAtalhosProps = {
  principal?: Atalho | undefined;
  atalhos: Atalho[];
  /** The main action is what the screen is for. */
  grande?: boolean;
};

export function GradeDeAtalhos({ principal, atalhos, grande = false }: GradeDeAtalhosProps) {
  return (
    <ul className={classes.grade}>
      {principal && (
        <li className={classes.largo}>
          <Link to={principal.para} className={classes.principal} data-grande={grande || undefined}>
            <span className={classes.icone}>
              <principal.Icone size={26} aria-hidden />
            </span>
            <span className={classes.textos}>
              <strong>{principal.rotulo}</strong>
              <span className={classes.dica}>{principal.dica}</span>
            </span>
            <IconArrowRight size={24} aria-hidden />
          </Link>
        </li>
      )}
      {atalhos.map(({ rotulo, dica, para, Icone }) => (
        <li key={para}>
          <Link to={para} className={classes.atalho}>
            <span className={classes.icone}>
              <Icone size={24} aria-hidden />
            </span>
            <span className={classes.textos}>
              <strong>{rotulo}</strong>
              <span className={classes.dica}>{dica}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
