import type { DataRouter } from 'react-router';
import { reagirComo } from '../lib/api';
import { consultas } from '../lib/consultas';
import { lembrarDestino } from '../lib/depois';
import { assinarSessao, quemEntrou, usuarioAtual } from '../lib/sessao';
import { restouDeOutro } from '../offline/marca-do-visto';
import { avisar } from '../ui/toasts';

const TELA_DO_ACEITE = { privacidade: '/privacidade', termos: '/regulamento' } as const;

/** What happens in the app when the session changes under it: here, in another tab, or on the server. */
export function ligarSessao(router: DataRouter): void {
  let pessoa = usuarioAtual()?.api_token;
  if (restouDeOutro(quemEntrou())) void esquecerVisto();

  assinarSessao(() => {
    const atual = usuarioAtual()?.api_token;
    if (atual === pessoa) return;
    pessoa = atual;
    // Nothing one person loaded may be seen by the next.
    consultas.clear();
    void esquecerVisto();
  });

  // Another tab logged in or out: the same address again, through the guard and with a fresh page.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'usuario' || key === null) void router.navigate(enderecoAtual(), { replace: true });
  });

  reagirComo({
    sessaoPerdida: () => {
      lembrarDestino(enderecoAtual());
      avisar.erro('Você foi deslogado, faça login novamente');
      void router.navigate('/login', { replace: true });
    },
    aceitePendente: (documento) => {
      lembrarDestino(enderecoAtual());
      void router.navigate(TELA_DO_ACEITE[documento], { replace: true });
    },
  });

  async function esquecerVisto(): Promise<void> {
    const { apagarVisto } = await import('../offline/apagar');
    await apagarVisto(quemEntrou()).catch(() => {});
  }

  function enderecoAtual(): string {
    const { pathname, search } = router.state.location;
    return pathname.slice(router.basename?.length ?? 0) + search;
  }
}
