import { numeroDoTipo, TIPOS_DE_CADASTRO, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { Link } from 'react-router';
import { ROTULOS_DOS_TIPOS } from '../compartilhado/pessoa/rotulos-dos-tipos';
import { useEscolhidaAVista } from '../ui/use-escolhida-a-vista';
import classes from './tipos-de-cadastro.module.css';

/** From one type to another without going back to the menu. */
export function TiposDeCadastro({ atual, busca }: { atual: TipoDeCadastro; busca: URLSearchParams }) {
  const nav = useEscolhidaAVista<HTMLElement>(atual);
  return (
    <nav ref={nav} aria-label="Quem será cadastrado" className={classes.tipos}>
      {TIPOS_DE_CADASTRO.map((tipo) => (
        <Link
          key={tipo}
          to={{ pathname: `/usuarios/novo/${numeroDoTipo(tipo)}`, search: busca.toString() }}
          className={classes.tipo}
          aria-current={tipo === atual ? 'page' : undefined}
        >
          {ROTULOS_DOS_TIPOS[tipo]}
        </Link>
      ))}
    </nav>
  );
}
