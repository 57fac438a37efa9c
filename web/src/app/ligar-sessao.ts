import type { DataRouter } from 'react-router';
import { reagirComo } from '../lib/api';
import { consultas } from '../lib/consultas';
import { esquecerDestino, lembrarDestino, tomarDestino } from '../lib/depois';
import { esquecerRascunhosDeOutro } from '../lib/rascunhos-guardados';
import { aceitou, aceitouTudo, assinarSessao, funcaoDe, quemEntrou, usuarioAtual } from '../lib/sessao';
import { esquecerReflexoDeOutro } from '../offline/espelho';
import { restouDeOutro } from '../offline/marca-do-visto';
import { SEM_PERGUNTA } from '../ui/saida';
import { avisar } from '../ui/toasts';

const TELA_DO_FATOR = '/seguranca';
const TELA_DOS_ACEITES = '/aceites';
/** Each text takes its acceptance where it is read, too. */
const TEXTOS = { privacidade: '/privacidade', termos: '/regulamento' } as const;

/** What happens in the app when the session changes under it: here, in another tab, or on the server; until told to stop. */
export function ligarSessao(router: DataRouter): () => void {
  let pessoa = quemEntrou();
  if (pessoa !== null) esquecerReflexoDeOutro(pessoa);
  if (restouDeOutro(quemEntrou())) void esquecerVisto();

  const esquecerOutro = assinarSessao(() => {
    const atual = quemEntrou();
    if (atual === pessoa) return;
    pessoa = atual;
    // Nothing one person loaded may be seen by the next. A renewed token is the same person.
    consultas.clear();
    if (atual !== null) {
      esquecerRascunhosDeOutro(atual);
      esquecerReflexoDeOutro(atual);
    }
    void esquecerVisto();
  });

  // Another tab logged in or out, or accepted a document: the same address again, through the guard and with a fresh
  // page. A changed profile or a renewed token leave the page as it is, with what is being typed there.
  let acesso = acessoAtual();
  let dentro = quemEntrou() !== null;
  let ultima = quemEntrou();
  const noutraAba = ({ key }: StorageEvent) => {
    if (key !== 'usuario' && key !== null) return;
    const antes = { acesso, dentro };
    acesso = acessoAtual();
    dentro = quemEntrou() !== null;
    if (acesso === antes.acesso) return;
    // Where the one before was is no place for this one: its address may have a patient's measures.
    if (dentro && ultima !== null && quemEntrou() !== ultima) {
      esquecerDestino();
      avisar.info('Outra pessoa entrou neste navegador. Esta aba agora é da conta dela.', { segue: true });
      return void router.navigate('/home', { replace: true });
    }
    // Whoever looks at this tab finds the login in the place of what they were doing.
    if (antes.dentro && !dentro)
      avisar.info('Você saiu em outra aba. Entre de novo para continuar de onde parou.', { segue: true });
    if (!aceitesFeitos()) void router.navigate(proximoPasso(), { replace: true });
  };
  window.addEventListener('storage', noutraAba);
  // Below the listener above, which compares: what this tab itself changed is no news to it.
  const comparar = assinarSessao(() => {
    acesso = acessoAtual();
    dentro = quemEntrou() !== null;
    ultima = quemEntrou() ?? ultima;
  });

  reagirComo({
    sessaoPerdida: () => {
      lembrarDestino(enderecoAtual());
      avisar.erro('Você foi deslogado, faça login novamente', { segue: true });
      void router.navigate('/login', { replace: true });
    },
    aceitePendente: () => {
      lembrarDestino(enderecoAtual());
      void router.navigate(TELA_DOS_ACEITES, { replace: true, state: SEM_PERGUNTA });
    },
    faltaFator: () => {
      if (enderecoAtual().startsWith(TELA_DO_FATOR)) return;
      lembrarDestino(enderecoAtual());
      void router.navigate(TELA_DO_FATOR, { replace: true, state: SEM_PERGUNTA });
    },
  });

  return () => {
    esquecerOutro();
    comparar();
    window.removeEventListener('storage', noutraAba);
  };

  async function esquecerVisto(): Promise<void> {
    const { apagarVisto } = await import('../offline/apagar');
    await apagarVisto(quemEntrou()).catch(() => {});
  }

  /** Their page sees it by itself and goes on; the way is remembered once, and must not be taken twice. */
  function aceitesFeitos(): boolean {
    const usuario = usuarioAtual();
    return enderecoAtual().startsWith(TELA_DOS_ACEITES) && usuario !== null && aceitouTudo(usuario);
  }

  /** Who waited here for what the other tab has done goes on to where they were going. */
  function proximoPasso(): string {
    const aqui = enderecoAtual();
    const usuario = usuarioAtual();
    const feito =
      usuario &&
      ((aqui.startsWith(TEXTOS.privacidade) && aceitou(usuario, 'privacidade')) ||
        (aqui.startsWith(TEXTOS.termos) && aceitou(usuario, 'termos')) ||
        /^\/login\/?$/.test(aqui));
    return feito ? (tomarDestino() ?? '/home') : aqui;
  }

  /** What the guard looks at. */
  function acessoAtual(): string {
    const usuario = usuarioAtual();
    const aceites = usuario && [aceitou(usuario, 'privacidade'), aceitou(usuario, 'termos')];
    return JSON.stringify([quemEntrou(), usuario?.tipo_usuario, funcaoDe(usuario), aceites]);
  }

  function enderecoAtual(): string {
    const { pathname, search } = router.state.location;
    return pathname.slice(router.basename?.length ?? 0) + search;
  }
}
