import { type ReactNode, useDeferredValue } from 'react';
import classes from './inicio.module.css';

/**
 * What stands below the first screenful is made after it, in pieces: on a cheap phone the first is seen and answers sooner.
 * Its place is kept, so that the footer does not come up and go down again.
 */
export function Depois({ children }: { children: ReactNode }) {
  const jaVai = useDeferredValue(true, false);
  return jaVai ? children : <div className={classes.lugar} />;
}
