import type { ReactNode } from 'react';
import classes from './cartao-do-estorno.module.css';

/** What somebody wrote about a sale, and who. */
export function Citacao({ de, children }: { de: string; children: ReactNode }) {
  return (
    <div className={classes.citacao}>
      <p className={classes.de}>{de}</p>
      <p>{children}</p>
    </div>
  );
}
