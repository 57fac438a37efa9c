import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { alterarLojasDaCampanha } from '@indica-bem/domain/campanha/chamadas';
import type { LojasQueSaem } from '@indica-bem/domain/campanha/contrato';
import { fraseDasQueSaem, LOJAS_POR_VEZ } from '@indica-bem/domain/campanha/regras';
import { listarIdsDeLojistas } from '@indica-bem/domain/lojista/chamadas';
import { useState } from 'react';
import { api } from '../../lib/api';
import { emEdicao } from '../../lib/em-edicao';
import type { EnvioDe } from '../../lib/tipos-da-api';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { guardarCampanha } from '../use-salvar-campanha';

type Mudanca = { incluir?: number[]; retirar?: number[] };
type Query = EnvioDe<typeof listarIdsDeLojistas>['query'];

/** Which stores are ticked, over all pages and searches, and what is done with them. */
export function useSelecao(idCampanha: number) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const busca = useEnvio({
    enviar: (query: Query) => api(listarIdsDeLojistas, { query }),
    aoEnviar: (achadas) => setIds((antes) => new Set([...antes, ...achadas.ids])),
    aoFalhar: avisarErro,
  });
  const envio = useEnvio({
    enviar: (body: Mudanca) => emEdicao(api(alterarLojasDaCampanha, { params: { id: idCampanha }, body })),
    mudou: ids.size > 0,
    aoEnviar: ({ incluidas, retiradas, campaign }, { incluir }) => {
      avisar.ok(incluir ? contagem(incluidas, 'incluída') : contagem(retiradas, 'retirada'));
      guardarCampanha(campaign);
      setIds(new Set());
    },
    aoFalhar: avisarErro,
  });
  // A store carries one campaign: who moves it from another is told which, by name.
  const conferencia = useEnvio({
    enviar: (incluir: number[]) =>
      emEdicao(api(alterarLojasDaCampanha, { params: { id: idCampanha }, body: { incluir, conferir: 'S' } })),
    aoEnviar: async ({ saem }, incluir) => {
      if (saem.total === 0 || (await confirmar(perguntaDe(saem)))) envio.enviar({ incluir });
    },
    aoFalhar: avisarErro,
  });
  return {
    ids,
    demais: ids.size > LOJAS_POR_VEZ,
    buscando: busca.enviando,
    enviando: envio.enviando || conferencia.enviando,
    selecionarTodas: (query: Query) => busca.enviar(query),
    limpar: () => setIds(new Set()),
    alternar(id: number) {
      const novos = new Set(ids);
      if (!novos.delete(id)) novos.add(id);
      setIds(novos);
    },
    incluir: () => conferencia.enviar([...ids]),
    retirar: () => envio.enviar({ retirar: [...ids] }),
  };
}

const perguntaDe = (saem: LojasQueSaem) => ({
  titulo:
    saem.total === 1 ? '1 loja sai de outra campanha' : `${formatarInteiro(saem.total)} lojas saem de outra campanha`,
  texto: fraseDasQueSaem(saem),
  confirmar: 'Mover para esta',
});

function contagem(quantas: number, feito: string): string {
  if (quantas === 0) return `Nenhuma loja precisou ser ${feito}`;
  return quantas === 1 ? `1 loja ${feito}` : `${formatarInteiro(quantas)} lojas ${feito}s`;
}
