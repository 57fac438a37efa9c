import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { peca } from '../lib/peca';
import { comoChamar, type Sessao } from '../lib/sessao';
import { useCabe } from '../lib/use-cabe';
import { useSessao } from '../lib/use-sessao';
import { UsuarioContext } from '../lib/usuario';
import { Etiqueta } from '../ui/etiqueta';
import { Logo, LogoComNome } from '../ui/logo';
import { naoAbriu } from '../ui/nao-abriu';
import { BarraDeBaixo } from './barra-de-baixo';
import classes from './casca.module.css';
import { FaixaDaConexao } from './faixa-da-conexao';
import { MenuLateral } from './menu-lateral';
import { Rodape } from './rodape';
import type { Rota } from './rota';
import { useOffline } from './use-offline';

const NOMES_DOS_PAPEIS: Record<Exclude<Papel, 'indicabem'>, string> = {
  tutor: 'Tutor',
  prescritor: 'Parceiro',
  lojista: 'Loja parceira',
};

/** As the stylesheet has it: a phone has its menu in the drawer, and does not make one that nobody sees. */
const AO_LADO = 'screen and (min-width: 47.5em) and (min-height: 520px)';

const abrirGaveta = () => import('./gaveta').then((m) => m.Gaveta);
const Gaveta = peca(abrirGaveta, naoAbriu);
const FuncaoDeAgora = peca(() => import('./funcao-de-agora').then((m) => m.FuncaoDeAgora), undefined, 'Equipe');

/** The frame around every page of a logged-in person. */
export function Casca() {
  const usuario = useUltimoUsuario();
  useOffline(usuario);
  // Remembering where it was opened closes the menu on every navigation.
  const { key } = useLocation();
  const [abertoEm, setAbertoEm] = useState<string>();
  const menuAberto = abertoEm === key;
  const aoLado = useCabe(AO_LADO);
  const abrirMenu = () => setAbertoEm(key);
  const handle = useMatches().at(-1)?.handle as Pick<Rota, 'fundo' | 'cheia'> | undefined;

  if (!usuario) return null;
  const papel = usuario.tipo_usuario;
  const nome = comoChamar(usuario);

  return (
    <div className={classes.casca} data-casca data-fundo={handle?.fundo} data-cheia={handle?.cheia}>
      <aside className={classes.lateral} data-papel={papel}>
        <Link to="/home" className={classes.marca}>
          <LogoComNome size={38} />
        </Link>
        {aoLado && <MenuLateral usuario={usuario} />}
      </aside>
      <div className={classes.coluna}>
        <FaixaDaConexao usuario={usuario} />
        <header className={classes.topo}>
          <Link to="/home" className={classes.marcaMovel} aria-label="Ir para o início">
            <Logo size={38} />
          </Link>
          <p className={classes.ola}>Olá, {nome}</p>
          <span className={classes.papel}>
            <Etiqueta tom="ok">
              {papel === 'indicabem' ? <FuncaoDeAgora usuario={usuario} /> : NOMES_DOS_PAPEIS[papel]}
            </Etiqueta>
          </span>
          <button
            type="button"
            className={classes.abrir}
            aria-label="Abrir menu"
            aria-haspopup="dialog"
            aria-expanded={menuAberto}
            onPointerEnter={() => void abrirGaveta()}
            onClick={abrirMenu}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
        </header>
        <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
          <UsuarioContext value={usuario}>
            <Outlet />
          </UsuarioContext>
        </main>
        {!handle?.cheia && <Rodape />}
      </div>
      {!handle?.cheia && <BarraDeBaixo {...{ usuario, menuAberto, abrirMenu }} />}
      {menuAberto && <Gaveta usuario={usuario} nome={nome} fechar={() => setAbertoEm(undefined)} />}
    </div>
  );
}

/** Logging out empties the session before the router has left: until then the page keeps its person. */
function useUltimoUsuario(): Sessao | null {
  const atual = useSessao();
  const [ultimo, setUltimo] = useState<Sessao | null>(null);
  if (!atual?.tipo_usuario || atual === ultimo) return ultimo;
  setUltimo(atual);
  return atual;
}
