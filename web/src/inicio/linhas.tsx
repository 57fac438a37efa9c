import type { ReactNode } from 'react';
import classes from './linhas.module.css';

/** Rows of one matter in one card, each a link of its own. */
export function Linhas({ rotulo, children }: { rotulo?: string; children: ReactNode }) {
  return (
    <ul className={classes.linhas} aria-label={rotulo}>
      {children}
    </ul>
  );
}
