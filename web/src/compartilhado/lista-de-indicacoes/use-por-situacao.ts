import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { porSituacao } from '@indica-bem/domain/prescricao/grupos';
import type { StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { useQueries } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { usePaginas } from '../../lib/paginas';

/** Of a long list, as many of each state as a glance takes in. */
export const NO_GRUPO = 5;

type Quais = { com_cupom?: 'S' | undefined; busca?: undefined; status?: undefined };
type GrupoDaSituacao = { status: StatusDaIndicacao; indicacoes: Prescricao[]; haMais: boolean };

/**
 * A list by state, and no group that looks whole without being it. What fits into the first page is grouped here; of
 * more, the newest would leave out whole states, so that each is asked for by itself.
 */
export function usePorSituacao(query: Quais, ordem: readonly StatusDaIndicacao[]) {
  const paginas = usePaginas(listarPrescricoes, { query }, ({ prescritions }) => prescritions);
  const { temMais, itens } = paginas;
  const partes = useQueries({
    queries: ordem.map((status) => ({
      ...consulta(listarPrescricoes, { query: { ...query, status, limite: NO_GRUPO } }),
      enabled: temMais,
    })),
  });
  const faltam = temMais && partes.some(({ data }) => data === undefined);
  const grupos: GrupoDaSituacao[] = temMais
    ? ordem.flatMap((status, i) => {
        const { prescritions: indicacoes = [], proximo = null } = partes[i]?.data ?? {};
        return indicacoes.length > 0 ? [{ status, indicacoes, haMais: proximo !== null }] : [];
      })
    : porSituacao(itens, ordem).map((grupo) => ({ ...grupo, haMais: false }));
  const erro = paginas.carregou ? (partes.find(({ error, data }) => error && !data)?.error ?? null) : paginas.erro;
  return {
    grupos,
    /** All of them are on the screen. */
    inteira: !temMais,
    quantas: itens.length,
    vazia: paginas.carregou && itens.length === 0,
    carregando: !erro && (paginas.carregando || faltam),
    erro: paginas.carregou && !faltam ? null : erro,
    tentarDeNovo: () => {
      paginas.tentarDeNovo();
      for (const { isError, refetch } of partes) if (isError) void refetch();
    },
  };
}
