import { type DataIso, somarDias } from '@indica-bem/domain/brasil/datas';
import type { Mes } from '@indica-bem/domain/brasil/mes';
import { semanasDoMes } from '@indica-bem/domain/evento/calendario';
import { listarEventos } from '@indica-bem/domain/evento/chamadas';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { EVENTOS_NO_MAXIMO } from '@indica-bem/domain/evento/regras';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { lerTudo } from '../lib/ler-tudo';

const POR_PAGINA = 30;

/** What the weeks that show a month have in them, and no more. */
export function eventosDoMes(mes: Mes) {
  const dias = semanasDoMes(mes).flat();
  const [de, ate] = [dias[0], dias.at(-1)];
  return queryOptions({
    ...consulta(listarEventos, { query: { de, ate } }),
    queryFn: ({ signal }) =>
      lerTudo(EVENTOS_NO_MAXIMO, (ultimo?: Evento) =>
        api(listarEventos, {
          query: { de: ultimo?.data ?? de, ate, depois_de: ultimo && String(ultimo.id_calendario) },
          signal,
        }),
      ),
  });
}

/** Whether the calendar has anything at all: a free month is not an empty calendar. */
export const umEvento = () => consulta(listarEventos, { query: { limite: 1 } });

/** One more than is shown was asked for: it says whether there is another page. */
export const mostrados = (pagina: Evento[]) => pagina.slice(0, POR_PAGINA);

/** From today on, the next first; or before today, the last first. A page at a time. */
export function eventosEmLista(quais: 'proximos' | 'passados', hoje: DataIso) {
  const proximos = quais === 'proximos';
  return infiniteQueryOptions({
    // Without the day: what was seen yesterday is what there is without a network today.
    queryKey: [listarEventos, 'paginas', { quais }] as const,
    queryFn: ({ pageParam: ultimo, signal }) => {
      const query = proximos
        ? { de: ultimo?.data ?? hoje }
        : { ate: ultimo?.data ?? somarDias(hoje, -1), ordem: 'decrescente' as const };
      return api(listarEventos, {
        query: { ...query, depois_de: ultimo && String(ultimo.id_calendario), limite: POR_PAGINA + 1 },
        signal,
      });
    },
    initialPageParam: undefined as Evento | undefined,
    getNextPageParam: (pagina) => (pagina.length > POR_PAGINA ? pagina[POR_PAGINA - 1] : undefined),
  });
}
