import { numeroDoTipo, TIPOS_DE_CADASTRO, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ROTULOS_DOS_TIPOS } from '../ui/pessoa/rotulos-dos-tipos';
import classes from './tipos-de-cadastro.module.css';

/** From one type to another without going back to the menu. */
export function TiposDeCadastro({ atual, modo }: { atual: TipoDeCadastro; modo: 'simples' | 'lote' }) {
  const nav = useRef<HTMLElement>(null);

  // On a phone the row is wider than the screen: it starts where the person is. Only the row moves, never the page.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[data-tipo="${atual}"]`);
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [atual]);

  return (
    <nav ref={nav} aria-label="Quem será cadastrado" className={classes.tipos}>
      {TIPOS_DE_CADASTRO.map((tipo) => (
        <Link
          key={tipo}
          data-tipo={tipo}
          to={{ pathname: `/usuarios/novo/${numeroDoTipo(tipo)}`, search: modo === 'lote' ? '?modo=lote' : '' }}
          className={classes.tipo}
          aria-current={tipo === atual ? 'page' : undefined}
        >
          {ROTULOS_DOS_TIPOS[tipo]}
        </Link>
      ))}
    </nav>
  );
}
