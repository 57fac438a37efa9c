import { IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './linha.module.css';

type LinhaProps = {
  /** Where the whole row leads. */
  link: Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> & {
    id?: string;
    onClick?: (evento: MouseEvent) => void;
  };
  figura?: ReactNode;
  /** Who or what, and after it, for who listens, what opening it is. */
  nome: string;
  abrir?: string | undefined;
  /** One line, cut where the row ends. */
  detalhe: ReactNode;
  /** State, date: short pieces beside each other. */
  notas: ReactNode;
  /** At most one, of 44 px; the rest is behind the row. */
  acao?: ReactNode;
  /** Under a group's heading, or right under the page's. */
  titulo?: 'h2' | 'h3';
  /** Open beside the list. */
  atual?: boolean;
};

/** One of a list, about 88 px high: one link, stretched over the row, and beside it one act. */
export function Linha({
  link,
  figura,
  nome,
  abrir,
  detalhe,
  notas,
  acao,
  titulo: Titulo = 'h3',
  atual = false,
}: LinhaProps) {
  return (
    <li className={classes.linha}>
      {figura && <div className={classes.figura}>{figura}</div>}
      <div className={classes.textos}>
        <Titulo className={classes.nome}>
          <Link {...link} className={classes.link} aria-current={atual ? 'true' : undefined}>
            {nome}
            {abrir && <span className="so-leitor">: {abrir}</span>}
          </Link>
        </Titulo>
        <p className={classes.detalhe}>{detalhe}</p>
        <p className={classes.notas}>{notas}</p>
      </div>
      {acao ? (
        <div className={classes.acao}>{acao}</div>
      ) : (
        <IconChevronRight className={classes.seta} size={20} aria-hidden />
      )}
    </li>
  );
}
