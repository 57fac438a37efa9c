import { MARCA } from '@indica-bem/domain/marca';
import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { tituloDoDocumento } from '../lib/titulo';
import { LogoComNome } from '../ui/logo';
import classes from './layout-publico.module.css';
import { anosDaMarca, LINKS_DO_RODAPE } from './links-do-rodape';
import rodape from './rodape.module.css';
import type { Rota } from './rota';
import { BASE } from './tabela-de-rotas';

/**
 * A page that opens to a stranger without the app around it: no router, no queries, no Mantine, so that it weighs half.
 * Its links load what they lead to. Whoever is in sees the same page inside the app.
 */
export async function ligarPaginaAberta({ tela, titulo }: Pick<Rota, 'tela' | 'titulo'>): Promise<void> {
  const Tela = await tela();
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  document.title = tituloDoDocumento(titulo);
  // The static markup stays until the page is ready to take its place.
  startTransition(() =>
    createRoot(raiz).render(
      <StrictMode>
        <PaginaAberta Tela={Tela} />
      </StrictMode>,
    ),
  );
}

function PaginaAberta({ Tela }: { Tela: ComponentType }) {
  return (
    <div className={classes.layout}>
      <a className="pular" href="#conteudo">
        Pular para o conteúdo
      </a>
      <header className={classes.topo}>
        <a href={`${BASE}/login`} className={classes.marca}>
          <LogoComNome size={36} />
        </a>
        <a href={`${BASE}/login`} className={classes.acao}>
          Entrar
        </a>
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
        <Tela />
      </main>
      <footer className={rodape.rodape}>
        <span>
          © {anosDaMarca(new Date())} {MARCA.nome}
        </span>
        <span className={rodape.links}>
          {LINKS_DO_RODAPE.map(({ para, nome }) => (
            <a key={para} href={BASE + para}>
              {nome}
            </a>
          ))}
        </span>
      </footer>
    </div>
  );
}
