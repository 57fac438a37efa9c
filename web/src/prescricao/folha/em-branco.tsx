import classes from './documento.module.css';

/** What nobody has written yet is written by hand. */
export function EmBranco() {
  return (
    <span className={classes.emBranco}>
      <span className="so-leitor">a preencher</span>
    </span>
  );
}
