import classes from './barra.module.css';

/** A part from 0 to 1 as a length; the number stands beside it. */
export function Barra({ parte }: { parte: number }) {
  return (
    <span className={classes.barra} aria-hidden="true">
      <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, parte))})` }} />
    </span>
  );
}
