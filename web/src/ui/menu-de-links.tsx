import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Botao } from './botao';
import classes from './menu-de-links.module.css';

type MenuDeLinksProps = {
  nome: string;
  icone?: ReactNode;
  links: readonly { para: string; rotulo: string }[];
};

/** A button that unfolds a list of places to go; it folds again on a tap elsewhere, on Escape, or when left. */
export function MenuDeLinks({ nome, icone, links }: MenuDeLinksProps) {
  const [aberto, setAberto] = useState(false);
  const caixa = useRef<HTMLDivElement>(null);
  const lista = useId();

  useEffect(() => {
    if (!aberto) return;
    const aoSair = ({ target }: Event) => !caixa.current?.contains(target as Node) && setAberto(false);
    const aoTeclar = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setAberto(false);
      caixa.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', aoSair);
    document.addEventListener('focusin', aoSair);
    document.addEventListener('keydown', aoTeclar);
    return () => {
      document.removeEventListener('pointerdown', aoSair);
      document.removeEventListener('focusin', aoSair);
      document.removeEventListener('keydown', aoTeclar);
    };
  }, [aberto]);

  return (
    <div ref={caixa} className={classes.menu}>
      <Botao
        tom="principal"
        icone={icone}
        aria-expanded={aberto}
        aria-controls={lista}
        onClick={() => setAberto(!aberto)}
      >
        {nome}
        <IconChevronDown size={18} aria-hidden className={classes.seta} />
      </Botao>
      <ul id={lista} hidden={!aberto} className={classes.lista} aria-label={nome}>
        {links.map(({ para, rotulo }) => (
          <li key={para}>
            <Link to={para}>{rotulo}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
