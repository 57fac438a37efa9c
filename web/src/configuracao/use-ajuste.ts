import { alterarAjustes, verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import type { Ajustes, alterarAjustes as chamada } from '@indica-bem/domain/configuracao/contrato';
import type { Envio } from '@indica-bem/domain/contrato/chamada';
import { useRef } from 'react';
import { api } from '../lib/api';
import { consulta, consultas } from '../lib/consultas';
import { camposDe } from '../lib/erros-da-api';
import { conflitoDe } from '../ui/edicao/conflito-de';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';

type Campo =
  | 'conferencia'
  | 'nota'
  | 'retencao_auditoria'
  | 'formula'
  | 'responsavel_nome'
  | 'responsavel_crmv'
  | 'responsavel_uf';
/** What one form of the settings sends: its own, over the version it was read in. */
export type DadosDo<C extends Campo> = Pick<Ajustes, C | 'versao'>;

/** Settings that are changed together. What is saved is the query's own: who changed it last follows by itself. */
export function useAjustes<C extends Campo>(ajustes: Ajustes, nomes: readonly C[], rascunho: string) {
  const dosCampos = (lidos: Ajustes) =>
    Object.fromEntries(nomes.map((nome) => [nome, String(lidos[nome] ?? '')])) as Record<C, string>;
  // All forms of the page have one version: what another of them saved is no conflict, what a draft was begun from is.
  const doRascunho = useRef<number | undefined>(undefined);
  const versao = {
    get current() {
      return doRascunho.current ?? ajustes.versao;
    },
    set current(deQuando: number) {
      doRascunho.current = deQuando;
    },
  };
  const campos = useCampos<C>(dosCampos(ajustes), () => ({}), rascunho, versao);
  const { esquecerErro, ...envio } = useEnvio({
    mudou: campos.mudou,
    enviar: (body: Envio<typeof chamada>['body']) => api(alterarAjustes, { body }),
    aoEnviar: (salvos) => {
      avisar.ok('Configuração alterada com sucesso');
      mostrar(salvos);
    },
    aoFalhar: (causa) => campos.recusar(camposDe(causa) as Partial<Record<C, string>>),
  });
  const conflito = conflitoDe<Ajustes>(envio.erro);

  function mostrar(salvos: Ajustes) {
    doRascunho.current = undefined;
    consultas.setQueryData(consulta(verAjustes).queryKey, salvos);
    campos.recomecar(dosCampos(salvos));
  }

  function usarAtual(atual: Ajustes) {
    mostrar(atual);
    esquecerErro();
  }

  return {
    campos,
    ...envio,
    conflito,
    usarAtual,
    emTexto: dosCampos,
    /** What is changed, in the version this form was begun from. */
    lidos: { ...ajustes, versao: versao.current },
  };
}

/** One of the settings, changed by itself. */
export function useAjuste<C extends Campo>(ajustes: Ajustes, nome: C, rascunho: string) {
  const ajuste = useAjustes(ajustes, [nome], rascunho);
  return { ...ajuste, ...ajuste.campos.campo(nome) };
}
