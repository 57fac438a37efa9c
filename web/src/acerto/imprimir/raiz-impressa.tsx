import type { MarcoDoMes } from '@indica-bem/domain/acerto/formas';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { linhasDoRegistro, raizEmGrupos } from '@indica-bem/domain/registro/meu-quilo';
import classes from './documento.module.css';

/** On paper nobody can change it any more: whoever files the sheet is a witness of the donations. */
export function RaizImpressa({ marco: { tamanho, raiz, em } }: { marco: MarcoDoMes }) {
  return (
    <p className={classes.raiz}>
      Registro público das doações em {momentoCompleto(new Date(em))}: {linhasDoRegistro(tamanho)}, raiz{' '}
      <code>{raizEmGrupos(raiz)}</code>. Quem guarda esta folha pode conferir que nada do que foi doado até então mudou
      depois: {window.location.host}/web/transparencia.
    </p>
  );
}
