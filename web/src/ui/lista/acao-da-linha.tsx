import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './acao-da-linha.module.css';

type AcaoDaLinhaProps = {
  /** What is read where there is room for words. */
  nome: string;
  /** The whole of it, for who listens: begins with those words. */
  rotulo: string;
  icone: ReactNode;
  cheia?: boolean;
} & (
  | { para: string }
  | { href: string }
  | { onClick: () => void; ocupado?: boolean /** Why it cannot be done now. */; porque?: string | null }
);

/** The one act of a row: a picture of 44 px on a phone, with its words from 600 px of list on. */
export function AcaoDaLinha({ nome, rotulo, icone, cheia = false, ...acao }: AcaoDaLinhaProps) {
  const comuns = { className: classes.acao, 'aria-label': rotulo, title: rotulo, 'data-cheia': cheia || undefined };
  const dentro = (figura: ReactNode) => (
    <>
      {figura}
      <span className={classes.nome}>{nome}</span>
    </>
  );
  if ('para' in acao) {
    return (
      <Link {...comuns} to={acao.para}>
        {dentro(icone)}
      </Link>
    );
  }
  if ('href' in acao) {
    return (
      <a {...comuns} href={acao.href} target="_blank" rel="noreferrer">
        {dentro(icone)}
      </a>
    );
  }
  const { ocupado = false, porque = null, onClick } = acao;
  return (
    <button
      {...comuns}
      type="button"
      title={porque ?? rotulo}
      aria-label={porque ? `${rotulo}. ${porque}` : rotulo}
      aria-disabled={ocupado || porque !== null}
      onClick={() => !ocupado && porque === null && onClick()}
    >
      {dentro(ocupado ? <Loader size={18} color="currentColor" /> : icone)}
    </button>
  );
}
