import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import { comOsDias } from '@indica-bem/domain/cupom/com-os-dias';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { SemConexao } from '../lib/erros-da-api';
import { quemEntrou } from '../lib/sessao';
import { banco } from './banco';

/** Which calls are worth a copy, and what else an answer already tells: a list knows each of its items. */
export type Guardaveis = Partial<Record<NomeDeChamada, (dados: unknown) => [chave: QueryKey, dados: unknown][]>>;

const MAXIMO = 150;
/** A network that has not answered by then may never do. */
export const DEMORA = 2_000;

/**
 * Keeps the last answer of the given calls, and brings it back when the network fails and there is nothing else to
 * show: with its own date, and with the failure still on it, so that the shell says how old it is. An answer that comes
 * late takes its place.
 */
export function ligarCopias(consultas: QueryClient, dono: number, guardaveis: Guardaveis): () => void {
  const cache = consultas.getQueryCache();
  const daLista = ({ queryKey: [chamada] }: Query) => guardaveis[chamada as NomeDeChamada];

  async function guardar(query: Query): Promise<void> {
    const { data, dataUpdatedAt: em } = query.state;
    // An answer that arrives after this person has left must not outlive the erasing.
    if (quemEntrou() !== dono) return;
    const derivadas = daLista(query)?.(data) ?? [];
    await banco.copias.bulkPut([
      { dono, chave: query.queryHash, dados: data, em },
      ...derivadas.map(([chave, dados]) => ({ dono, chave: hashKey(chave), dados, em })),
    ]);
  }

  const relogios = new Set<ReturnType<typeof setTimeout>>();

  /** Wi-Fi without internet neither answers nor fails for a long time. */
  function esperar(query: Query): void {
    const relogio = setTimeout(() => {
      relogios.delete(relogio);
      if (esperando(query)) void trazer(query).catch(semCopia);
    }, DEMORA);
    relogios.add(relogio);
  }

  async function trazer(query: Query): Promise<void> {
    const copia = await banco.copias.get([dono, query.queryHash]);
    if (!copia || query.state.data !== undefined) return;
    if (esperando(query)) query.setState({ fetchFailureReason: new SemConexao(null) });
    query.setData(comOsDias(copia.dados, hojeEmSaoPaulo(new Date())), { updatedAt: copia.em, manual: true });
  }

  // The first screen did not wait for us: what it got, or did not get, has already happened.
  for (const query of cache.getAll()) {
    if (!daLista(query)) continue;
    if (faltouRede(query)) void trazer(query).catch(semCopia);
    else if (esperando(query)) esperar(query);
    else if (query.state.data !== undefined && query.state.error === null) void guardar(query).catch(semCopia);
  }
  void podar(dono).catch(semCopia);

  const soltar = cache.subscribe((evento) => {
    if (evento.type !== 'updated' || !daLista(evento.query)) return;
    const { action, query } = evento;
    if (action.type === 'fetch' && query.state.data === undefined) esperar(query);
    if (action.type === 'success' && !action.manual) void guardar(query).catch(semCopia);
    if ((action.type === 'failed' || action.type === 'error') && faltouRede(query)) void trazer(query).catch(semCopia);
  });
  return () => {
    soltar();
    for (const relogio of relogios) clearTimeout(relogio);
  };
}

function esperando({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching';
}

function faltouRede({ state }: Query): boolean {
  return state.data === undefined && (state.error ?? state.fetchFailureReason) instanceof SemConexao;
}

/** No room or no database on this device: the app goes on without copies. */
function semCopia(): void {}

async function podar(dono: number): Promise<void> {
  const doDono = banco.copias.where('[dono+em]').between([dono, 0], [dono, Infinity]);
  const sobram = (await doDono.count()) - MAXIMO;
  if (sobram > 0) await doDono.limit(sobram).delete();
}
