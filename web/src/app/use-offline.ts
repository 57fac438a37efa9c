import { verDose } from '@indica-bem/domain/dose/chamadas';
import { useEffect } from 'react';
import { todosOsProdutos } from '../compartilhado/produto/todos-os-produtos';
import { consulta, consultas } from '../lib/consultas';
import { SemConexao } from '../lib/erros-da-api';
import { assinarRede, online } from '../lib/online';
import type { Sessao } from '../lib/sessao';
import { noSossego } from '../lib/sossego';
import { COPIAS_DO_PAPEL } from './copias-do-papel';

const UMA_HORA = 3_600_000;
const DEMORA = 500;

/** Queue and copies of the person in the shell. Their code comes after the login, and never holds a screen back. */
export function useOffline(usuario: Sessao | null): void {
  useEffect(() => {
    if (!usuario) return;
    let saiu = false;
    let soltar = quandoConvier(() => {
      import('../offline/ligar-offline')
        .then(({ ligarOffline }) => {
          if (saiu) return;
          soltar = ligarOffline(usuario, COPIAS_DO_PAPEL[usuario.tipo_usuario]);
          if (usuario.tipo_usuario === 'prescritor') void adiantarAssistente();
        })
        .catch(() => {});
    });
    return () => {
      saiu = true;
      soltar();
    };
  }, [usuario]);

  useEffect(() => assinarRede(refazerOQueFaltou), []);
}

/** At rest; at once where the copies are all there is to show: without a network, or with one that does not answer. */
function quandoConvier(fazer: () => void): () => void {
  const soltarSossego = noSossego(agora);
  const soltarRede = assinarRede(conferir);
  // Where a worker keeps the app's files, this code costs the screen no network.
  const relogio = navigator.serviceWorker?.controller ? setTimeout(agora, DEMORA) : undefined;
  conferir();

  function conferir(): void {
    if (!online()) agora();
  }
  function agora(): void {
    desistir();
    fazer();
  }
  function desistir(): void {
    soltarSossego();
    soltarRede();
    clearTimeout(relogio);
  }
  return desistir;
}

function refazerOQueFaltou(): void {
  if (!online()) return;
  void consultas.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.fetchFailureReason instanceof SemConexao,
  });
}

/**
 * A partner may be without a network at the first visit to the wizard: the formula in force, the products and their
 * pictures come before.
 */
async function adiantarAssistente(): Promise<void> {
  const adiantada = { staleTime: UMA_HORA, retry: false };
  const produtos = await consultas.fetchQuery({ ...todosOsProdutos(), ...adiantada }).catch(() => []);
  await consultas.fetchQuery({ ...consulta(verDose), ...adiantada }).catch(() => {});
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker || economizando()) return;
  await navigator.serviceWorker.ready;
  for (const { imagem_caminho } of produtos) {
    if (imagem_caminho && online()) await fetch(imagem_caminho, { priority: 'low' }).catch(() => {});
  }
}

/** The person asked the browser to save data. */
function economizando(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
