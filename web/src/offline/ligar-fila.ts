import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { liveQuery } from 'dexie';
import { invalidar } from '../lib/consultas';
import { assinarRede, online } from '../lib/online';
import { assinarSessao, quemEntrou, usuarioAtual } from '../lib/sessao';
import { banco } from './banco';
import { type Quais, recolherInterrompidas } from './enviar-pendentes';
import { espelhar } from './espelhar';
import { listarPendentes } from './fila';
import type { Pendente } from './pendente';
import { sincronizar } from './sincronizar';
import { TAREFA_DE_ENVIO } from './tarefa-de-envio';

/**
 * Keeps one person's queue moving while the app is open: on load, when the network or the page comes back, and when a
 * wait ends.
 */
export function ligarFila(dono: number): () => void {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let antes: readonly Pendente[] = [];

  const tentar = (quais: Quais) => void sincronizar(dono, quais).catch(semFila);
  const aoVoltar = () => online() && tentar('todas');
  const aoAparecer = () => document.hidden || tentar('na-vez');
  const aoMudar = (pendentes: Pendente[]) => {
    // What the database says a moment late is no longer about who is here.
    if (quemEntrou() === dono) espelhar(pendentes);
    if (antes.some(({ chave }) => !pendentes.some((p) => p.chave === chave))) {
      void invalidar(listarPrescricoes);
    }
    antes = pendentes;
    prepararWorker(dono, pendentes).catch(semFila);
    clearTimeout(relogio);
    const proxima = proximaVez(pendentes, Date.now());
    if (proxima !== null) relogio = setTimeout(tentar, proxima, 'na-vez');
  };

  const assinatura = liveQuery(() => listarPendentes(dono)).subscribe({ next: aoMudar, error: semFila });
  const soltarRede = assinarRede(aoVoltar);
  // The worker's token follows the session's: a changed password renews it, leaving takes it away.
  const soltarSessao = assinarSessao(() => void prepararWorker(dono, antes).catch(semFila));
  document.addEventListener('visibilitychange', aoAparecer);
  recolherInterrompidas(dono).then(aoVoltar, semFila);

  return () => {
    clearTimeout(relogio);
    assinatura.unsubscribe();
    soltarRede();
    soltarSessao();
    document.removeEventListener('visibilitychange', aoAparecer);
  };
}

/** A browser that keeps no database keeps no queue: sending then goes straight to the server. */
function semFila(): void {}

/** How long until a put-off try is due; null when none is. */
export function proximaVez(pendentes: readonly Pendente[], agora: number): number | null {
  const adiadas = pendentes.filter(({ estado, tentativas }) => estado !== 'recusada' && tentativas > 0);
  if (adiadas.length === 0) return null;
  return Math.max(0, Math.min(...adiadas.map(({ proximaEm }) => proximaEm)) - agora);
}

type ComSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Where the browser can, the worker sends what is left when no page is open any more. */
async function prepararWorker(dono: number, pendentes: readonly Pendente[]): Promise<void> {
  const token = usuarioAtual()?.api_token;
  if (!token || pendentes.every(({ estado }) => estado === 'recusada')) {
    await banco.portadores.delete(dono);
    return;
  }
  await banco.portadores.put({ dono, token });
  // The session may have ended meanwhile, and its erasing have come before this writing.
  if (usuarioAtual()?.api_token !== token) await banco.portadores.delete(dono);
  await navigator.storage?.persist?.();
  const registro: ComSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registro?.sync?.register(TAREFA_DE_ENVIO).catch(() => {});
}
