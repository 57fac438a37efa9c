import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './botao.module.css';

/**
 * `principal` is the one main action of a screen. What takes something away is `excluir` where it is offered, `perigo`
 * where it is confirmed.
 */
type Tom = 'principal' | 'mata' | 'secundario' | 'texto' | 'excluir' | 'perigo';

type BotaoProps = Pick<ButtonProps, 'loading' | 'disabled' | 'fullWidth'> &
  Pick<
    ComponentProps<'button'>,
    'onClick' | 'id' | 'aria-describedby' | 'aria-label' | 'aria-disabled' | 'aria-expanded' | 'aria-controls'
  > & {
    tom?: Tom;
    type?: 'button' | 'submit';
    /** A route of the app. */
    para?: string;
    /** What the route is told besides its address. */
    estado?: object;
    /** An address outside of it, opened in a new tab. */
    href?: string;
    icone?: ReactNode;
    children: ReactNode;
  };

const APARENCIA = {
  principal: { color: 'laranja' },
  mata: { color: 'mata' },
  secundario: { variant: 'default' },
  texto: { variant: 'subtle' },
  excluir: { variant: 'default' },
  perigo: { color: '#B3261E' },
} as const;

/** Neither a tap nor Enter in a field sends again. */
const calar = (evento: { preventDefault: () => void }) => evento.preventDefault();

export function Botao({ tom = 'secundario', type = 'button', para, estado, href, icone, ...resto }: BotaoProps) {
  const comuns = { ...APARENCIA[tom], 'data-tom': tom, className: classes.botao, leftSection: icone };
  const { onClick, ...semClique } = resto;
  const { loading, disabled } = resto;
  if (para) return <Button {...comuns} {...semClique} component={Link} to={para} state={estado} />;
  if (href) return <Button {...comuns} {...semClique} component="a" href={href} target="_blank" rel="noreferrer" />;
  return (
    <Button
      {...comuns}
      {...semClique}
      type={type}
      aria-disabled={loading || resto['aria-disabled']}
      onClick={loading ? calar : onClick}
      // Mantine switches off what is busy, and the keyboard's place would be lost with it.
      renderRoot={(props) => <button {...props} disabled={disabled} />}
    />
  );
}
