import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { LOJAS_POR_VEZ } from '@indica-bem/domain/campanha/regras';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type PedidoDe } from '../../lib/api';
import { avisar, avisarErro } from '../../ui/toasts';
import { guardarCampanha } from '../use-salvar-campanha';

type Mudanca = { incluir?: number[]; retirar?: number[] };
type Query = PedidoDe<'GET /shopkeepers/ids'>['query'];

/** Which stores are ticked, over all pages and searches, and what is done with them. */
export function useSelecao(idCampanha: number) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const busca = useMutation({
    mutationFn: (query: Query) => api('GET /shopkeepers/ids', { query }),
    onSuccess: (achadas) => setIds((antes) => new Set([...antes, ...achadas.ids])),
    onError: avisarErro,
  });
  const envio = useMutation({
    mutationFn: (body: Mudanca) => api('PUT /campaign/:id/shopkeepers', { params: { id: idCampanha }, body }),
    onSuccess: ({ incluidas, retiradas, campaign }, { incluir }) => {
      avisar.ok(incluir ? contagem(incluidas, 'incluída') : contagem(retiradas, 'retirada'));
      guardarCampanha(campaign);
      setIds(new Set());
    },
    onError: avisarErro,
  });
  return {
    ids,
    demais: ids.size > LOJAS_POR_VEZ,
    buscando: busca.isPending,
    enviando: envio.isPending,
    selecionarTodas: (query: Query) => busca.mutate(query),
    limpar: () => setIds(new Set()),
    alternar(id: number) {
      const novos = new Set(ids);
      if (!novos.delete(id)) novos.add(id);
      setIds(novos);
    },
    incluir: () => envio.mutate({ incluir: [...ids] }),
    retirar: () => envio.mutate({ retirar: [...ids] }),
  };
}

function contagem(quantas: number, feito: string): string {
  if (quantas === 0) return `Nenhuma loja precisou ser ${feito}`;
  return quantas === 1 ? `1 loja ${feito}` : `${formatarInteiro(quantas)} lojas ${feito}s`;
}
