import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './botao-de-icone.module.css';

type BotaoDeIconeProps = { rotulo: string; icone: ReactNode; perigo?: boolean } & (
  | { para: string }
  | { onClick: () => void; ocupado?: boolean }
);

/** A small act of a row, known by its picture; the name is for who hovers or listens. */
export function BotaoDeIcone({ rotulo, icone, perigo = false, ...acao }: BotaoDeIconeProps) {
  const comuns = { className: classes.botao, 'aria-label': rotulo, title: rotulo, 'data-perigo': perigo || undefined };
  if ('para' in acao) {
    return (
      <Link {...comuns} to={acao.para}>
        {icone}
      </Link>
    );
  }
  const { ocupado = false, onClick } = acao;
  return (
    // Switched off, what is busy would lose the keyboard's place.
    <button {...comuns} type="button" aria-disabled={ocupado || undefined} onClick={() => !ocupado && onClick()}>
      {ocupado ? <Loader size={18} color="currentColor" /> : icone}
    </button>
  );
}
