import { Loader } from '@mantine/core';
import classes from './cobertura.module.css';

/** Covers the nearest positioned ancestor, or the whole screen with `tela`, while something is being sent. */
export function Cobertura({ texto = 'Carregando…', tela = false }: { texto?: string; tela?: boolean }) {
  return (
    <div className={classes.cobertura} data-tela={tela || undefined} role="status">
      <Loader color="mata" size={36} aria-hidden />
      <span>{texto}</span>
    </div>
  );
}
