import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { LOJAS_POR_VEZ } from '@indica-bem/domain/campanha/regras';
import { useState } from 'react';
import { api, type PedidoDe } from '../../lib/api';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { guardarCampanha } from '../use-salvar-campanha';

type Mudanca = { incluir?: number[]; retirar?: number[] };
type Query = PedidoDe<'GET /shopkeepers/ids'>['query'];

/** Which stores are ticked, over all pages and searches, and what is done with them. */
export function useSelecao(idCampanha: number) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const busca = useEnvio({
    enviar: (query: Query) => api('GET /shopkeepers/ids', { query }),
    aoEnviar: (achadas) => setIds((antes) => new Set([...antes, ...achadas.ids])),
    aoFalhar: avisarErro,
  });
  const envio = useEnvio({
    enviar: (body: Mudanca) => api('PUT /campaign/:id/shopkeepers', { params: { id: idCampanha }, body }),
    mudou: ids.size > 0,
    aoEnviar: ({ incluidas, retiradas, campaign }, { incluir }) => {
      avisar.ok(incluir ? contagem(incluidas, 'incluída') : contagem(retiradas, 'retirada'));
      guardarCampanha(campaign);
      setIds(new Set());
    },
    aoFalhar: avisarErro,
  });
  return {
    ids,
    demais: ids.size > LOJAS_POR_VEZ,
    buscando: busca.enviando,
    enviando: envio.enviando,
    selecionarTodas: (query: Query) => busca.enviar(query),
    limpar: () => setIds(new Set()),
    alternar(id: number) {
      const novos = new Set(ids);
      if (!novos.delete(id)) novos.add(id);
      setIds(novos);
    },
    incluir: () => envio.enviar({ incluir: [...ids] }),
    retirar: () => envio.enviar({ retirar: [...ids] }),
  };
}

function contagem(quantas: number, feito: string): string {
  if (quantas === 0) return `Nenhuma loja precisou ser ${feito}`;
  return quantas === 1 ? `1 loja ${feito}` : `${formatarInteiro(quantas)} lojas ${feito}s`;
}
