import { alterarAjustes, verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { api } from '../lib/api';
import { consulta, consultas } from '../lib/consultas';
import { camposDe } from '../lib/erros-da-api';
import { conflitoDe } from '../ui/edicao/conflito-de';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';

type Campo = 'conferencia' | 'nota' | 'retencao_auditoria';
/** What one form of the settings sends: its own, over the version it was read in. */
export type DadosDo<C extends Campo> = Pick<Ajustes, C | 'versao'>;

/** One of the settings, changed by itself. What is saved is the query's own: who changed it last follows by itself. */
export function useAjuste<C extends Campo>(ajustes: Ajustes, nome: C, rascunho: string) {
  const doCampo = (lidos: Ajustes) => ({ [nome]: String(lidos[nome]) }) as Record<C, string>;
  const campos = useCampos<C>(doCampo(ajustes), () => ({}), rascunho);
  const { esquecerErro, ...envio } = useEnvio({
    mudou: campos.mudou,
    enviar: (body: DadosDo<C>) => api(alterarAjustes, { body }),
    aoEnviar: (salvos) => {
      avisar.ok('Configuração alterada com sucesso');
      mostrar(salvos);
    },
    aoFalhar: (causa) => campos.recusar(camposDe(causa) as Partial<Record<C, string>>),
  });
  const conflito = conflitoDe<Ajustes>(envio.erro);

  function mostrar(salvos: Ajustes) {
    consultas.setQueryData(consulta(verAjustes).queryKey, salvos);
    campos.recomecar(doCampo(salvos));
  }

  function usarAtual(atual: Ajustes) {
    mostrar(atual);
    esquecerErro();
  }

  return { campos, ...campos.campo(nome), ...envio, conflito, usarAtual, emTexto: doCampo };
}
