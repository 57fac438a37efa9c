import type { DataRouter } from 'react-router';
import { lembrarPassagem } from '../lib/passagens';
import { perguntaAberta } from '../ui/confirmar';
import { aoTrocarDeTela } from '../ui/toasts';
import { ligarDesvios } from './desviar';

/**
 * What does not outlive its screen. Heard from the router itself, before the next screen is drawn: a question that one
 * asks is its own.
 */
export function ligarNavegacao(router: DataRouter): void {
  ligarDesvios(router);
  let { location } = router.state;
  lembrarPassagem(location.pathname.slice(router.basename?.length ?? 0));
  router.subscribe((estado) => {
    const chegou = estado.location !== location;
    if (chegou || estado.navigation.state !== 'idle') perguntaAberta()?.abandonar();
    if (chegou && estado.location.pathname !== location.pathname) aoTrocarDeTela();
    if (chegou) lembrarPassagem(estado.location.pathname.slice(router.basename?.length ?? 0));
    location = estado.location;
  });
}
